/**
 * `npm run files:copy` copies media and files of applicants from this machine's disk into the buckets of
 * `S3_BUCKET` and `S3_RESUMES_BUCKET`. Safe to repeat.
 */

import { openBuckets } from '@riverfront/backend/storage/bucket';
import { type Copied, copyFiles } from '@riverfront/backend/storage/copy-files';
import { bucketSettings } from '@riverfront/backend/storage/settings';
import { env } from './env.ts';
import { resolveFolder } from './stack/settings.ts';
import { runService, UserError } from './user-error.ts';

const format = ({ copied, present }: Copied) => `${copied} copied, ${present} there already`;

await runService('files-copy', async () => {
  const settings = bucketSettings(env);
  if (!settings) throw new UserError('S3_BUCKET is not set: there is nowhere to copy files to.');
  const { media, resumes } = await copyFiles({
    mediaDir: resolveFolder('MEDIA_DIR', 'media'),
    resumesDir: resolveFolder('RESUMES_DIR', 'resumes'),
    buckets: openBuckets(settings),
  });
  console.log(`Images and videos    ${format(media)}\nFiles of applicants  ${format(resumes)}`);
});
