import { expect, test } from 'vitest';
import { deferAnonymous } from './defer-anonymous.ts';

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
