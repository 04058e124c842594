import { startTestServer } from './testing.ts';

/** Around each run of Vitest: one PostgreSQL for the databases of all tests. */
export default startTestServer;
