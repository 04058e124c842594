/**
 * Migrates the database and loads the sample content once, in a process of its own so that the memory is
 * released. `--production` asserts the settings of an installation first (`env.ts`).
 */
import { prepare } from '@riverfront/backend/prepare';
import { openBuckets } from '@riverfront/backend/storage/bucket';
import { bucketSettings } from '@riverfront/backend/storage/settings';
import { loadSample } from '@riverfront/sample';
import { env } from './env.ts';
import { assertReachable } from './postgres.ts';
import { inspectDatabase } from './stack/inspect-database.ts';
import { createSettings } from './stack/settings.ts';
import { runMain } from './user-error.ts';

await runMain(async () => {
  const { databaseUrl, secret, cmsUrl, environment } = createSettings('production');
  await assertReachable(databaseUrl);
  await inspectDatabase(databaseUrl, secret);
  const buckets = bucketSettings(env);
  const { firstUser } = await prepare({
    ...{ databaseUrl, secret, cmsUrl },
    mediaDir: environment.MEDIA_DIR,
    mediaBucket: buckets && openBuckets(buckets).media,
    firstUserEmail: env.FIRST_USER_EMAIL,
    loadContent: (payload) => loadSample(payload, environment.SAMPLE_CONTENT),
  });
  const { email, password } = firstUser ?? {};
  if (email)
    console.log(`Staff account: ${email}, password ${password} (shown until somebody has signed in)`);
});
// Payload leaves its database connections open.
process.exit();
