/**
 * `npm run test:integration` runs the tests that use a database; with TEST_DATABASE_URL on that PostgreSQL
 * server, in databases of their own.
 */
import { runVitest } from './tests/suites.ts';
import { Tally } from './tests/tally.ts';

const tally = new Tally();
const folders = ['packages/backend', 'packages/database', 'packages/sample', 'apps/site', 'scripts'];
await tally.run('Integration tests', () => runVitest(folders));
tally.close();
