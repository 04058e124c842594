import { expect, test } from 'vitest';
import { limitQuery } from './limit-query.ts';

const handle = limitQuery(async () => new Response('ok'));
const post = (length: string | undefined, override = true) =>
  handle(
    new Request('https://staff.riverfront.example/api/blogs', {
      method: 'POST',
      headers: {
        ...(length !== undefined && { 'content-length': length }),
        ...(override && { 'x-http-method-override': 'GET' }),
      },
    }),
    undefined,
  );

test.each(['65537', undefined])('rejects a query in a body of %s bytes', async (length) => {
  const answer = await post(length);
  expect([answer.status, await answer.json()]).toEqual([
    413,
    { errors: [{ message: 'This search is too long.' }] },
  ]);
});

test('accepts a query of 64 KB, and other bodies of any length', async () => {
  expect((await post('65536')).status).toBe(200);
  expect((await post(undefined, false)).status).toBe(200);
});
