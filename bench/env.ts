/** What measured processes inherit. */
export const inherited = Object.freeze({ ...process.env });

/** What measurements themselves are told. */
export const env = Object.freeze({ chromium: process.env.CHROMIUM_PATH || undefined });
/** A PostgreSQL server on which measurements make and drop databases of their own; the default is CI's. */
export const databaseServer = process.env.BENCH_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres';
