import { expect, test } from 'vitest';
import { openTestApp } from '../../testing/open-app.ts';

const site = await openTestApp();

test('publishes security.txt from the settings, and nothing else below /.well-known/', async () => {
  const read = async () => {
    await site.refresh();
    return site.app.request('/.well-known/security.txt');
  };
  const text = await (await read()).text();
  expect(text).toMatch(/^Contact: mailto:security@riverfront\.example$/m);
  expect(text).toContain('Canonical: https://www.riverfront.example/.well-known/security.txt');
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 86_400_000);
  const security = { contact: '', policy: '' };
  await site.content.payload.updateGlobal({ slug: 'settings', data: { security, _status: 'published' } });
  expect((await read()).status).toBe(404);
  expect((await site.app.request('/.well-known/anything')).status).toBe(404);
});
