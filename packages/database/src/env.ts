/** Environment of PostgreSQL's programs. Without a locale, so that their messages are the English ones. */
export const inherited = { ...process.env, LC_ALL: 'C' };

/** The server of a test run, which its workers inherit. */
export const testServer = {
  get url(): string | undefined {
    return process.env.TEST_DATABASE_URL || undefined;
  },
  set url(url: string | undefined) {
    process.env.TEST_DATABASE_URL = url ?? '';
  },
};
