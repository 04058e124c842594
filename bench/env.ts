/** What measured processes inherit. */
export const inherited = Object.freeze({ ...process.env });

/** What measurements themselves are told. */
export const env = Object.freeze({ chromium: process.env.CHROMIUM_PATH || undefined });
