/** A PostgreSQL server for the tests, where they shall not use the embedded one. */
export const testDatabaseUrl = process.env.TEST_DATABASE_URL || undefined;
