import { currentRequestId } from '@riverfront/telemetry/request-context';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { from } from '../../testing/open-app.ts';
import { requestIds } from './request-ids.ts';

const app = new Hono();
app.use(requestIds({ trustedProxies: ['10.0.0.0/8'] }));
app.get('/', (c) => c.text(currentRequestId() ?? 'none'));

async function ask(brought: string | undefined, address: string) {
  const headers = new Headers(brought ? { 'x-request-id': brought } : {});
  const answer = await app.request('/', { headers }, from(address));
  const id = answer.headers.get('x-request-id');
  expect(await answer.text()).toBe(id);
  return id;
}

test('a proxy of ours numbers requests; nobody else does', async () => {
  expect(await ask('4f2a9c00d1e2f3a4', '10.1.2.3')).toBe('4f2a9c00d1e2f3a4');
  const own = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
  expect(await ask('4f2a9c00d1e2f3a4', '203.0.113.9')).toMatch(own);
  expect(await ask(undefined, '10.1.2.3')).toMatch(own);
  for (const unsafe of ['short', 'x'.repeat(65), 'with "quotes" in it', '<script>alert(1)</script>'])
    expect(await ask(unsafe, '10.1.2.3')).toMatch(own);
});
