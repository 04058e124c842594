/** `npm run search:rebuild`: makes the search index of a running instance again from what is published. */
import { rebuildSearch } from '@riverfront/content/prepare';
import { main } from './refusal.ts';
import { demandReachable } from './stack/database-url.ts';
import { settle } from './stack/settings.ts';

await main(async () => {
  const { databaseUrl, cmsUrl, environment } = settle('production');
  await demandReachable(databaseUrl, { mayBeAway: false });
  const count = await rebuildSearch({
    databaseUrl,
    cmsUrl,
    secret: environment.PAYLOAD_SECRET ?? '',
    mediaDir: environment.MEDIA_DIR ?? '',
  });
  console.log(`The search index was made again from ${count} documents and screens.`);
});
// Payload leaves its database connections open.
process.exit();
