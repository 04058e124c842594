import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { from } from '../../testing/open-app.ts';
import { createRenderLimit } from './render-limit.ts';
import { clientAddress } from './requests.ts';

const limit = createRenderLimit({ network: clientAddress([]), points: 3 });
const app = new Hono();
app.all('*', (c) => limit(c) ?? c.text('found'));
const ask = async (path: string, address?: string) =>
  app.request(path, {}, address === undefined ? undefined : from(address));

test('rejects one network with Retry-After, as JSON or as a page, and no others', async () => {
  for (const path of ['/api/search?q=a', '/search?q=a', '/search.data?q=a'])
    expect((await ask(path, '198.18.0.1')).status).toBe(200);
  const refused = await ask('/api/search?q=b', '198.18.0.1');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
  expect(await refused.json()).toMatchObject({ success: false, code: 'too-many' });
  const page = await ask('/search?q=b', '198.18.0.1');
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await page.text()).toContain('Please try again in 1 minute.');
  expect((await ask('/search?q=b', '198.18.0.2')).status).toBe(200);
  // The page's own call, from inside the process.
  expect((await ask('/api/search?q=b')).status).toBe(200);
});
