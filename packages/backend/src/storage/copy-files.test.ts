import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { collect } from '../../testing/collect.ts';
import { startTestS3 } from '../../testing/start-s3.ts';
import { openBuckets } from './bucket.ts';
import { copyFiles } from './copy-files.ts';

test('copies images and résumés once, and no other files', async () => {
  const s3 = await startTestS3();
  const dir = await mkdtemp(join(tmpdir(), 'copy-'));
  try {
    const [mediaDir, resumesDir] = [join(dir, 'media'), join(dir, 'resumes')];
    const resume = randomUUID();
    await mkdir(mediaDir);
    await mkdir(join(resumesDir, 'kept'), { recursive: true });
    await writeFile(join(mediaDir, 'kite-0123456789.png'), 'an image');
    await writeFile(join(mediaDir, '.DS_Store'), 'x');
    await writeFile(join(resumesDir, 'kept', resume), 'a résumé');
    await writeFile(join(resumesDir, 'kept', 'notes.txt'), 'x');
    const buckets = openBuckets(s3.settings);
    const copy = () => copyFiles({ mediaDir, resumesDir, buckets });
    const one = { copied: 1, present: 0 };
    expect(await copy()).toEqual({ media: one, resumes: one });
    const known = { copied: 0, present: 1 };
    expect(await copy()).toEqual({ media: known, resumes: known });
    expect((await buckets.media.open('kite-0123456789.png'))?.type).toBe('image/png');
    expect((await collect(buckets.resumes.list())).map(({ key }) => key)).toEqual([resume]);
    expect(await copyFiles({ mediaDir: '/nonexistent', resumesDir, buckets })).toMatchObject({
      media: { copied: 0, present: 0 },
    });
  } finally {
    await s3.close();
    await rm(dir, { recursive: true });
  }
});
