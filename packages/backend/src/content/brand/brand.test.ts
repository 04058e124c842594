import { defaultStyle } from '@riverfront/brand';
import { createLocalReq } from 'payload';
import { afterAll, expect, test } from 'vitest';
import { createFakeStaffSide, messageOf, openAccounts } from '../../../testing/accounts.ts';
import { readPreview } from '../../publishing/preview/preview-token.ts';
import { resolvePreviewUrl } from './global.ts';

const { staffSide } = createFakeStaffSide('https://staff.example');
const { content, payload, rest, signIn, close } = await openAccounts({
  staffSide: { ...staffSide, siteUrl: 'https://site.example' },
});
afterAll(close);
const editor = await signIn('editor');

const save = (colours: object, query: string, more: object = {}) =>
  rest('POST', `/globals/brand?depth=0${query}`, {
    token: editor.token,
    body: { colours: { ...defaultStyle.colours, ...colours }, ...more },
  });
const saveDraft = (colours: object) => save(colours, '&draft=true&autosave=true', { _status: 'draft' });
const publish = (colours: object) => save(colours, '', { _status: 'published' });

test('saves half-typed and unreadable colours as drafts', async () => {
  for (const ink of ['#1', '', '#9a8fb0'])
    expect([ink, (await saveDraft({ ink })).status]).toEqual([ink, 200]);
  expect((await payload.findGlobal({ slug: 'brand', draft: true })).colours?.ink).toBe('#9a8fb0');
});

test('publishes no colours in which body text could not be read', async () => {
  const incomplete = await publish({ ink: '#1' });
  expect([incomplete.status, JSON.stringify(incomplete.body)]).toEqual([
    400,
    expect.stringContaining('Please write a colour as # and six digits'),
  ]);
  const { status, body } = await publish({ ink: '#9a8fb0' });
  const [, nearest = ''] = /The nearest ink that works is (#\w{6})\.$/.exec(messageOf(body) ?? '') ?? [];
  expect([status, messageOf(body)]).toEqual([
    400,
    expect.stringMatching(
      /^These colours cannot be published\. Body text on the ground: 2\.\d to 1, has to be 7/,
    ),
  ]);
  expect((await publish({ ink: nearest })).status).toBe(200);
  // Links are moved to the nearest shade that passes.
  expect((await publish({ main: '#f2e33a' })).status).toBe(200);
});

test('previews what the user has chosen: the home page, the newest open job or an email', async () => {
  const resolve = async () => {
    const req = await createLocalReq({ user: editor }, payload);
    return new URL(
      await resolvePreviewUrl({ data: { updatedAt: '2026-11-24' }, req }),
      'https://staff.example',
    );
  };
  const choose = (screen: string) =>
    rest('POST', '/payload-preferences/brand-preview', { token: editor.token, body: { value: { screen } } });
  const { docs } = await payload.find({
    collection: 'jobs',
    where: { availability: { equals: 'active' } },
    depth: 0,
    limit: 1,
  });

  expect((await resolve()).pathname).toBe('/');
  await choose('job');
  const job = await resolve();
  expect(job.href).toContain(`https://site.example/careers/${docs[0]?.key}?preview=`);
  const token = job.searchParams.get('preview') ?? '';
  expect(readPreview(content.options.secret, token)).toMatchObject({ kind: 'brand', path: job.pathname });
  await choose('email');
  expect((await resolve()).href).toBe('https://staff.example/api/brand/email-preview?version=2026-11-24');
  await choose('constructor');
  expect((await resolve()).pathname).toBe('/');

  await payload.update({ collection: 'jobs', where: { id: { exists: true } }, data: { _status: 'draft' } });
  const { body } = await rest('GET', '/brand/previews', { token: editor.token });
  expect(body.job).toContain('https://site.example/careers?preview=');
});

test('shows an email in the draft, which the staff side may frame and which runs no script', async () => {
  await saveDraft({ main: '#7a1fa2', ink: '#1' });
  const { status, headers, body } = await rest('GET', '/brand/email-preview?version=1', {
    token: editor.token,
  });
  expect([status, body.text]).toEqual([200, expect.stringContaining('#7a1fa2')]);
  const policy = headers.get('content-security-policy');
  expect(policy).toMatch(/^default-src 'none';.* frame-ancestors 'self';.* sandbox allow-same-origin$/);
});
