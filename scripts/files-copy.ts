/**
 * `npm run files:copy`: copies pictures, films and résumés from this machine's
 * disk into the buckets of `S3_BUCKET` and `S3_RESUMES_BUCKET`. Safe to repeat.
 */
import { join } from 'node:path';
import { bucketSettings, type Copied, copyFiles, openBuckets } from '@riverfront/content/storage';
import { env } from './env.ts';
import { main, Refusal } from './refusal.ts';

const inWords = ({ copied, present }: Copied) => `${copied} copied, ${present} there already`;

await main(async () => {
  const settings = bucketSettings(env);
  if (!settings) throw new Refusal('S3_BUCKET is not set: there is nowhere to copy files to.');
  const { media, resumes } = await copyFiles({
    mediaDir: env.MEDIA_DIR ?? join(env.dataDir, 'media'),
    resumesDir: env.RESUMES_DIR ?? join(env.dataDir, 'resumes'),
    buckets: openBuckets(settings),
  });
  console.log(`Pictures and films   ${inWords(media)}\nFiles of applicants  ${inWords(resumes)}`);
});
