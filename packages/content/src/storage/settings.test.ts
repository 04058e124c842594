import { expect, test } from 'vitest';
import { z } from 'zod';
import { bucketSettings, bucketVariables, demandAllOrNothing } from './settings.ts';

const schema = z.object(bucketVariables).superRefine(demandAllOrNothing);
const problemsOf = (env: object) => schema.safeParse(env).error?.issues.map(({ path }) => path.join()) ?? [];

const all = {
  S3_BUCKET: 'riverfront-media',
  S3_RESUMES_BUCKET: 'riverfront-resumes',
  S3_ACCESS_KEY_ID: 'key',
  S3_SECRET_ACCESS_KEY: 'secret',
};

test('nothing is the disk, all of it is S3', () => {
  expect(problemsOf({})).toEqual([]);
  expect(bucketSettings({})).toBeUndefined();
  expect(problemsOf(all)).toEqual([]);
  expect(bucketSettings(all)).toMatchObject({ region: 'us-east-1', mediaBucket: 'riverfront-media' });
});

test('a part of it names what is missing', () => {
  expect(problemsOf({ S3_ENDPOINT: 'http://storage:9000' })).toEqual(Object.keys(all));
  const { S3_SECRET_ACCESS_KEY: _, ...most } = all;
  expect(problemsOf(most)).toEqual(['S3_SECRET_ACCESS_KEY']);
});

test('résumés have a bucket of their own', () => {
  expect(problemsOf({ ...all, S3_RESUMES_BUCKET: all.S3_BUCKET })).toEqual(['S3_RESUMES_BUCKET']);
});
