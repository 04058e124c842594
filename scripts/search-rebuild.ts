/** `npm run search:rebuild` rebuilds the search index of a running instance from what is published. */
import { rebuildSearch } from '@riverfront/backend/prepare';
import { assertReachable } from './postgres.ts';
import { contentOptions } from './stack/settings.ts';
import { runService } from './user-error.ts';

await runService('search-rebuild', async () => {
  const options = contentOptions();
  await assertReachable(options.databaseUrl);
  const count = await rebuildSearch(options);
  console.log(`The search index was rebuilt from ${count} documents and screens.`);
});
// Payload leaves its database connections open.
process.exit();
