import { currentRequestId } from '@riverfront/telemetry/request-context';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { from } from '../../testing/open-app.ts';
import { requestIds } from './request-log.ts';

const app = new Hono();
app.use(requestIds({ trustedProxies: ['10.0.0.0/8'] }));
app.get('/', (c) => c.text(currentRequestId() ?? 'none'));

async function requestIdFor(received: string | undefined, address: string) {
  const headers = new Headers(received ? { 'x-request-id': received } : {});
  const answer = await app.request('/', { headers }, from(address));
  const id = answer.headers.get('x-request-id');
  expect(await answer.text()).toBe(id);
  return id;
}

test('adopts safe request ids of trusted proxies only', async () => {
  expect(await requestIdFor('4f2a9c00d1e2f3a4', '10.1.2.3')).toBe('4f2a9c00d1e2f3a4');
  const own = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;
  expect(await requestIdFor('4f2a9c00d1e2f3a4', '203.0.113.9')).toMatch(own);
  expect(await requestIdFor(undefined, '10.1.2.3')).toMatch(own);
  for (const unsafe of ['short', 'x'.repeat(65), 'with "quotes" in it', '<script>alert(1)</script>'])
    expect(await requestIdFor(unsafe, '10.1.2.3')).toMatch(own);
});
