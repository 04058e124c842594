/**
 * Migrates the database and loads the sample content, once; a process of its
 * own, so that the memory this takes is given back. Tells its parent, over the
 * channel between them, which steps it takes and the password of a first
 * account that nobody has signed in with. With `--production` it first checks
 * the settings that an installer has to make.
 */
import { prepare } from '@riverfront/content/prepare';
import { bucketSettings, openBuckets } from '@riverfront/content/storage';
import { demand, env } from './env.ts';
import { main } from './refusal.ts';
import { assertProductionSettings } from './stack/production-settings.ts';

/** What this process says to the one that started it. */
export type PrepareMessage = { step: string } | { firstUser: { email: string; password: string } };

const say = (message: PrepareMessage) =>
  new Promise<void>((resolve) => (process.send ? process.send(message, () => resolve()) : resolve()));

await main(async () => {
  if (process.argv.includes('--production')) assertProductionSettings(env);
  const inS3 = bucketSettings(env);
  const { firstUser } = await prepare({
    databaseUrl: demand('DATABASE_URL'),
    secret: demand('PAYLOAD_SECRET'),
    previousSecret: env.PREVIOUS_PAYLOAD_SECRET,
    mediaDir: demand('MEDIA_DIR'),
    mediaBucket: inS3 && openBuckets(inS3).media,
    cmsUrl: demand('CMS_URL'),
    firstUserEmail: env.FIRST_USER_EMAIL,
    report: (step) => void say({ step }),
  });
  if (!firstUser) return;
  if (process.send) await say({ firstUser });
  // Started by itself, in a container: there is no parent to tell.
  else
    console.log(
      `Staff account: ${firstUser.email}, password ${firstUser.password} (shown until somebody has signed in with it)`,
    );
});
// Payload leaves its database connections open.
process.exit();
