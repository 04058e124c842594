/**
 * Migrates the database and loads the sample content once, in a process of its own so that the memory is
 * released. `--production` asserts the settings of an installation first (`env.ts`).
 */
import { prepare } from '@riverfront/backend/prepare';
import { openBuckets } from '@riverfront/backend/storage/bucket';
import { bucketSettings } from '@riverfront/backend/storage/settings';
import { loadSample } from '@riverfront/sample';
import { runMain } from './command.ts';
import { env } from './env.ts';
import { inspectDatabase } from './stack/database.ts';
import { completeEnvironment } from './stack/settings.ts';

await runMain(async () => {
  const variables = completeEnvironment('production');
  const { DATABASE_URL: databaseUrl, PAYLOAD_SECRET: secret, CMS_URL: cmsUrl } = variables;
  await inspectDatabase(databaseUrl, secret);
  const buckets = bucketSettings(env);
  const { firstUser } = await prepare({
    ...{ databaseUrl, secret, cmsUrl },
    mediaDir: env.mediaDir,
    mediaBucket: buckets && openBuckets(buckets).media,
    firstUserEmail: env.FIRST_USER_EMAIL,
    loadContent: (payload) => loadSample(payload, variables.SAMPLE_CONTENT),
  });
  if (firstUser)
    console.log(
      `Staff account: ${firstUser.email}, password ${firstUser.password} (shown until somebody has signed in)`,
    );
});
// Payload leaves its database connections open.
process.exit();
