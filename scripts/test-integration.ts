/**
 * `npm run test:integration`: the tests that use a database, once more. With
 * TEST_DATABASE_URL they run on that PostgreSQL server, in databases of their own.
 */
import { runVitest } from './tests/suites.ts';
import { Tally } from './tests/tally.ts';

const tally = new Tally();
await tally.run('Integration tests', () => runVitest(['content', 'database', 'site', 'scripts']));
tally.close();
