import { expect, test } from 'vitest';
import { z } from 'zod';
import { bucketSettings, bucketVariables, refineBucketVariables } from './settings.ts';

const schema = z.object(bucketVariables).superRefine(refineBucketVariables);
const errorsOf = (env: object) => schema.safeParse(env).error?.issues.map(({ path }) => path.join()) ?? [];

const all = {
  S3_BUCKET: 'riverfront-media',
  S3_RESUMES_BUCKET: 'riverfront-resumes',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

test('stores files on the disk without variables, in S3 with all of them', () => {
  expect(errorsOf({})).toEqual([]);
  expect(bucketSettings({})).toBeUndefined();
  expect(errorsOf(all)).toEqual([]);
  expect(bucketSettings(all)).toMatchObject({ region: 'us-east-1', mediaBucket: 'riverfront-media' });
});

test('names the missing variables', () => {
  expect(errorsOf({ S3_ENDPOINT: 'http://storage:9000' })).toEqual(Object.keys(all));
  const { S3_SECRET_ACCESS_KEY: _, ...most } = all;
  expect(errorsOf(most)).toEqual(['S3_SECRET_ACCESS_KEY']);
});

test('requires two buckets', () => {
  expect(errorsOf({ ...all, S3_RESUMES_BUCKET: all.S3_BUCKET })).toEqual(['S3_RESUMES_BUCKET']);
});
