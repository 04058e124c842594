/**
 * Migrates the database and loads the sample content once, in a process of its own so that the memory is
 * released. `--production` asserts the settings of an installation first.
 */

import { prepare } from '@riverfront/backend/prepare';
import { openBuckets } from '@riverfront/backend/storage/bucket';
import { bucketSettings } from '@riverfront/backend/storage/settings';
import { loadSample } from '@riverfront/sample';
import { env, requireVariable } from './env.ts';
import { checkSettings } from './stack/check-settings.ts';
import { runService } from './user-error.ts';

/** What this process sends to its parent: the first account, until somebody has signed in with its password. */
export type PrepareMessage = { firstUser: { email: string; password: string } };

await runService('prepare', async () => {
  if (process.argv.includes('--production')) await checkSettings();
  const buckets = bucketSettings(env);
  const { firstUser } = await prepare({
    databaseUrl: requireVariable('DATABASE_URL'),
    secret: requireVariable('PAYLOAD_SECRET'),
    mediaDir: requireVariable('MEDIA_DIR'),
    mediaBucket: buckets && openBuckets(buckets).media,
    cmsUrl: requireVariable('CMS_URL'),
    firstUserEmail: env.FIRST_USER_EMAIL,
    loadContent: (payload) => loadSample(payload, env.SAMPLE_CONTENT ?? 'minimal'),
  });
  if (!firstUser) return;
  const message: PrepareMessage = { firstUser };
  if (process.send) await new Promise<void>((resolve) => process.send?.(message, () => resolve()));
  // In a container there is no parent.
  else
    console.log(
      `Staff account: ${firstUser.email}, password ${firstUser.password} (shown until somebody has signed in with it)`,
    );
});
// Payload leaves its database connections open.
process.exit();
