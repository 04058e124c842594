import { pino } from 'pino';
import { expect, test } from 'vitest';
import { from, newAddress, openTestApp } from '../../testing/open-app.ts';

const logged: { directive: string; blocked: string; page: string; msg: string }[] = [];
const logger = pino(
  { level: 'warn' },
  {
    write: (line: string) => {
      const entry = JSON.parse(line);
      if ('directive' in entry) logged.push(entry);
    },
  },
);
const site = await openTestApp({ logger });

function report(body: string, address = newAddress()) {
  const headers = { 'content-type': 'application/csp-report', origin: 'null' };
  return site.app.request('/csp-reports', { method: 'POST', headers, body }, from(address));
}
const blocked = {
  'effective-directive': 'script-src-elem',
  'blocked-uri': 'https://evil.example/a.js?token=1',
  'document-uri': 'https://www.riverfront.example/search?q=secret',
};

test('logs what a browser has blocked, without queries', async () => {
  expect((await report(JSON.stringify({ 'csp-report': blocked }))).status).toBe(204);
  const body = { effectiveDirective: 'style-src', blockedURL: 'inline', documentURL: 'https://x.example/' };
  expect((await report(JSON.stringify([{ type: 'csp-violation', body }]))).status).toBe(204);
  expect(logged).toMatchObject([
    {
      directive: 'script-src-elem',
      blocked: 'https://evil.example/a.js',
      page: 'https://www.riverfront.example/search',
    },
    { directive: 'style-src', blocked: 'inline' },
  ]);
});

test('rejects other bodies and too many reports, and logs a part of many', async () => {
  for (const body of ['', 'null', '{"csp-report":1}', '[{"body":null}]'])
    expect([body, (await report(body)).status]).toEqual([body, 400]);
  expect((await report(`"${'x'.repeat(20_000)}"`)).status).toBe(413);
  const address = newAddress();
  const statuses = await Promise.all(
    Array.from(
      { length: 61 },
      async () => (await report(JSON.stringify({ 'csp-report': blocked }), address)).status,
    ),
  );
  expect(statuses.filter((status) => status === 429)).toHaveLength(1);
  expect(logged.length).toBeLessThanOrEqual(20);
});

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
