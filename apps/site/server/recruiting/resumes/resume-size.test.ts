import { readFile } from 'node:fs/promises';
import { resumeMaxBytes } from '@riverfront/contract/applications';
import { expect, test } from 'vitest';
import { serverOptions } from '../../limits/server-limits.ts';
import { formMaxBytes } from './receive-form.ts';

const megabyte = 1024 ** 2;
const read = (file: string) => readFile(new URL(`../../../../../${file}`, import.meta.url), 'utf8');

test('nginx accepts the largest form and no more than the rest of its megabyte', async () => {
  const config = await read('deploy/nginx.conf');
  const [, limit] = /include own\/site\.conf;[^}]*?client_max_body_size (\d+)m;/.exec(config) ?? [];
  expect(Number(limit)).toBe(Math.ceil(formMaxBytes / megabyte));
});

test.each(['deploy/nginx.conf', 'docs/operations.md'])('%s states the largest résumé', async (file) => {
  const sizes = [...(await read(file)).matchAll(/résumé of (\d+) MB/g)].map(([, size]) => Number(size));
  expect(sizes).toEqual([resumeMaxBytes / megabyte]);
});

test('a slow connection of 50 KB/s has time to send the largest form', () => {
  expect(serverOptions.requestTimeout).toBeGreaterThan((formMaxBytes / 50_000) * 1000);
});
