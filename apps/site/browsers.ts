/**
 * The oldest browsers that the site supports, by major version (and minor, for Safari): Chromium of
 * October 2023, Firefox ESR, and Safari 16.4. Both the build and the check of its result read them.
 */
export const oldestBrowsers = { chrome: 119, firefox: 140, safari: 16.4 } as const;
