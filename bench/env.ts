/** Environment that measured processes inherit. */
export const inherited = Object.freeze({ ...process.env });

/** Settings of the measurements themselves. */
export const env = Object.freeze({
  /** PostgreSQL server on which measurements create and drop databases; the default is CI's. */
  databaseServer: process.env.BENCH_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/postgres',
});
