import { expect, test } from 'vitest';
import { limitBody } from './limit-body.ts';

const handle = limitBody(async () => new Response('ok'));
const post = (path: string, length: string | undefined, type = 'multipart/form-data; boundary=b') =>
  handle(
    new Request(`https://staff.riverfront.example${path}`, {
      method: 'POST',
      headers: { 'content-type': type, ...(length !== undefined && { 'content-length': length }) },
    }),
    undefined,
  );

test.each([
  ['/api/media', '104857600'],
  ['/api/media/7', '104857600'],
  ['/api/blogs/7', '2097152'],
])('accepts a form for %s of %s bytes', async (path, length) => {
  expect((await post(path, length)).status).toBe(200);
});

test('accepts JSON of any length', async () => {
  expect((await post('/api/blogs', undefined, 'application/json')).status).toBe(200);
});

test.each([
  ['/api/users/login', '2097153'],
  ['/api/media/7/anything', '104857600'],
  ['/api/blogs', undefined],
])('rejects a form for %s of %s bytes', async (path, length) => {
  const answer = await post(path, length);
  expect([answer.status, await answer.json()]).toEqual([
    413,
    { errors: [{ message: 'This is too large to be saved.' }] },
  ]);
});
