/** The oldest supported browsers by version: Chromium of October 2023, Firefox ESR, and Safari 16.4. */
export const oldestBrowsers = { chrome: 119, firefox: 140, safari: 16.4 } as const;
