/**
 * `npm run test:integration` runs the tests of what depends on the database engine; with TEST_DATABASE_URL on that
 * PostgreSQL server, in databases of their own. `npm test` runs all tests on the embedded database.
 */
import { runVitest } from './tests/suites.ts';
import { Tally } from './tests/tally.ts';

const tally = new Tally();
const engine = [
  'packages/database',
  'packages/backend/src/platform/database',
  'packages/backend/src/platform/transaction',
  'packages/backend/src/staff/search',
  // Migrations of stored data.
  'packages/backend/src/content/reading-minutes.test.ts',
  'packages/backend/src/platform/retention/promised-periods.test.ts',
  // The queue.
  'apps/site/server/platform/email/email-delivery.test.ts',
  'apps/site/server/discovery/search',
  'scripts/backup',
  'scripts/stack/preparation.test.ts',
];
await tally.run('Integration tests', () => runVitest(engine));
tally.close();
