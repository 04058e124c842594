import { NextRequest } from 'next/server';
import { expect, test, vi } from 'vitest';
import config from '../next.config.ts';

vi.mock('../env.ts', () => ({
  env: { SITE_URL: 'https://www.riverfront.example', CMS_URL: 'https://staff.riverfront.example' },
}));
const { proxy } = await import('./proxy.ts');

const open = (path: string) => proxy(new NextRequest(`https://staff.riverfront.example${path}`));

test('a screen runs the scripts of its own nonce alone', async () => {
  const [first, second] = [await open('/admin/login'), await open('/admin/login')];
  const scriptsOf = ({ headers }: Response) =>
    /script-src ([^;]*)/.exec(headers.get('content-security-policy') ?? '')?.[1];
  expect(scriptsOf(first)).toMatch(/^'nonce-[^']+' 'strict-dynamic'$/);
  expect(scriptsOf(first)).not.toBe(scriptsOf(second));
});

test('a password manager is led to the account', async () => {
  const { status, headers } = await open('/.well-known/change-password');
  expect([status, new URL(headers.get('location') ?? '').pathname]).toEqual([307, '/admin/account']);
});

test('nothing is indexed, and an uploaded SVG runs and loads nothing', async () => {
  const rules = (await config.headers?.()) ?? [];
  const headersOf = (source: string) =>
    rules.filter((rule) => rule.source === source).flatMap((rule) => rule.headers);
  expect(headersOf('/((?!resume-viewer/).*)')).toContainEqual({
    key: 'X-Robots-Tag',
    value: 'noindex, nofollow',
  });
  expect(headersOf('/api/media/file/:file')).toEqual([
    { key: 'Content-Security-Policy', value: expect.stringMatching(/^sandbox; default-src 'none';/) },
  ]);
});
