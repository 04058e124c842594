import { expect, test } from 'vitest';
import { deferAnonymous, limitQuery } from './guards.ts';

test('a request with a session does not wait for those without one', async () => {
  const handled: string[] = [];
  const handle = deferAnonymous(async ({ headers }) => {
    handled.push(headers.get('cookie') ?? 'nobody');
    return new Response();
  });
  const send = (cookie?: string) =>
    handle(
      new Request('https://staff.riverfront.example/api/users', cookie ? { headers: { cookie } } : {}),
      {},
    );
  await Promise.all([send(), send(), send(), send('a=b; payload-token=x')]);
  expect(handled).toEqual(['a=b; payload-token=x', 'nobody', 'nobody', 'nobody']);
});

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
