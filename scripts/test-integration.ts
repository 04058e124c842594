/**
 * `npm run test:integration` runs the tests that use a database; with TEST_DATABASE_URL on that PostgreSQL
 * server, in databases of their own.
 */
import { runVitest } from './tests/suites.ts';
import { Tally } from './tests/tally.ts';

const tally = new Tally();
await tally.run('Integration tests', () => runVitest(['content', 'database', 'site', 'scripts']));
tally.close();
