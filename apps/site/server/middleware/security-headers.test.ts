import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { securityHeaders } from './security-headers.ts';

test('files of the build have only the headers that concern them', async () => {
  const app = new Hono();
  app.use(securityHeaders());
  app.get('/assets/found.js', (c) => c.body('', 200, { 'cache-control': 'public, max-age=1, immutable' }));
  const namesOf = async (path: string) => [...(await app.request(path)).headers.keys()];
  expect((await namesOf('/assets/found.js')).toSorted()).toEqual([
    'cache-control',
    'content-type',
    'cross-origin-embedder-policy',
    'cross-origin-resource-policy',
    'strict-transport-security',
    'x-content-type-options',
  ]);
  for (const path of ['/', '/assets/missing.js'])
    expect(await namesOf(path)).toEqual(expect.arrayContaining(['x-frame-options', 'permissions-policy']));
});
