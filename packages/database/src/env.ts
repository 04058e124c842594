/** A PostgreSQL server for the tests, instead of the embedded database. */
export const testDatabaseUrl = process.env.TEST_DATABASE_URL || undefined;
