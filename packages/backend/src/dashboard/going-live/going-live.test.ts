import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createLocalReq } from 'payload';
import { beforeEach, expect, test, vi } from 'vitest';
import { createAccount } from '../../../testing/accounts.ts';
import { listQueries } from '../../../testing/list-queries.ts';
import { openTestStaffSide } from '../../../testing/open-staff-side.ts';
import { execute, sql } from '../../database/transaction.ts';
import { clientAddressHeader } from '../../limits/rate-limiter.ts';
import { setCompanyTimeZone } from '../../time/company-time.ts';
import { goingLiveEndpoints, logBlocking, readGoingLive } from './read.ts';

const root = resolve(import.meta.dirname, '../../../../..');
let starts = 0;
function onStart(): Promise<never> {
  starts += 1;
  return new Promise(() => {});
}
const { payload, as } = await openTestStaffSide({}, { endpoints: goingLiveEndpoints, onStart });
const run = execute(payload);
const user = await createAccount(payload, { name: 'Nora', roles: ['administrator'] });
let headers = new Headers();
const fail = (code = '') => Promise.reject(Object.assign(new Error(), { code }));
const offline = { lookUp: () => fail(), fetch: () => fail() };
const store = { isUsable: true, freeBytes: 50e9, totalBytes: 100e9 };
const sender = 'Nordlys <no-reply@nordlys.example>';
const healthy = { mail: 'SMTP', sender, captcha: 'ALTCHA', storage: { media: store, resumes: store } };

/** A process of the site reports this; nobody does with null. */
async function reports(change: object | null) {
  await run(sql`delete from site_processes`);
  const report = JSON.stringify({ ...healthy, ...change });
  if (change)
    await run(sql`insert into site_processes (id, host, report) values (gen_random_uuid(), 'a', ${report})`);
}

beforeEach(async () => {
  await run(sql`delete from confirmations`);
  await reports({});
});

async function check(key: string, options: Parameters<typeof readGoingLive>[2] = {}) {
  const fresh = await createLocalReq({ user, req: { headers } }, payload);
  const [result] = await readGoingLive(fresh, user, {
    network: offline,
    wanted: (one) => one === key,
    ...options,
  });
  return result;
}
const colourOf = async (...args: Parameters<typeof check>) => (await check(...args))?.colour;

/** Posts what the page would, or another value, and returns the status. */
async function confirm(key: string, role: 'administrator' | 'editor' | null = 'administrator', value = '') {
  const json = { key, value: value || (await check(key))?.approve?.value };
  return (await (await as(role))('/api/going-live', { method: 'POST', json })).status;
}

test('the sample blocks a new installation, and the log says so', async () => {
  const req = await createLocalReq({ user }, payload);
  const { result, queries } = await listQueries(payload, () =>
    readGoingLive(req, user, { network: offline }),
  );
  expect(queries.length, queries.join('\n')).toBeLessThanOrEqual(20);
  const red = result.filter(({ colour }) => colour === 'red');
  const legal = ['Privacy Policy', 'Cookie Policy', 'Terms and Conditions'];
  const rest = ['mail', 'second-factor', 'retention', 'backup'];
  expect(red.map(({ key }) => key)).toEqual(['samples', 'settings', ...legal, ...rest]);
  const warn = vi.spyOn(payload.logger, 'warn');
  await logBlocking(payload);
  expect(warn.mock.lastCall?.[1]).toMatch(/9 checks are red, see https:.*\/admin\/going-live$/);
});

test('opening the database does not wait for what runs at the start', () => {
  expect(starts).toBe(1);
});

test('knows the domains of all sample data', () => {
  const files = globSync('packages/sample/**/*.{yaml,md}', { cwd: root }).map((name) =>
    readFileSync(join(root, name), 'utf8'),
  );
  const domains = files.flatMap((text) => text.match(/[\w-]+\.(?:example|sample)\b/g) ?? []);
  expect(new Set(domains)).toEqual(
    new Set(['riverfront.example', 'riverfront.sample', 'your-company.example']),
  );
});

test('confirms only what the page showed', async () => {
  for (const key of ['retention', 'backup']) expect(await confirm(key, 'administrator', 'x')).toBe(409);
  expect(await colourOf('retention')).toBe('red');
});

test('an approval names the person, is audited, and ends when the published text changes', async () => {
  expect(await confirm('Privacy Policy')).toBe(200);
  expect(await check('Privacy Policy')).toMatchObject({
    colour: 'green',
    confirmed: { by: 'A administrator' },
  });
  expect(await colourOf('Cookie Policy')).toBe('red');
  const { docs } = await payload.find({ collection: 'audit-events', sort: '-id', limit: 1 });
  expect(docs[0]).toMatchObject({ action: 'approved', summary: 'Going live: Privacy Policy' });
  const ofPolicy = {
    collection: 'legal-sections',
    where: { document: { equals: 'Privacy Policy' } },
  } as const;
  await payload.update({ ...ofPolicy, data: { title: 'A draft' }, draft: true });
  expect(await colourOf('Privacy Policy')).toBe('green');
  await payload.update({ ...ofPolicy, data: { title: 'Another', _status: 'published' } });
  expect(await colourOf('Privacy Policy')).toBe('red');
});

test('a test email that was taken can be confirmed, until the mail server changes', async () => {
  expect(await check('mail')).toMatchObject({ colour: 'red', approve: undefined });
  await run(sql`insert into mails (kind, "to", state) values ('test', 'a@b.example', 'sent')`);
  expect(await confirm('mail')).toBe(200);
  await run(sql`delete from mails`);
  expect(await colourOf('mail')).toBe('green');
  for (const mail of ['another', null]) {
    await reports({ mail });
    expect(await colourOf('mail')).toBe('red');
  }
});

test.each([
  ['spf', async () => ['x', 'v=spf1 mx'], 'green', 'nordlys.example: v=spf1 mx'],
  ['spf', async () => ['x'], 'amber', 'no such record'],
  [
    'dkim',
    (name: string) => fail(/^_domainkey/.test(name) ? 'ENODATA' : 'ENOTFOUND'),
    'green',
    '_domainkey.nordlys.example has keys',
  ],
  ['dkim', () => fail('ENODATA'), 'amber', 'could not be checked'],
  ['dkim', () => fail('ENOTFOUND'), 'amber', 'no such record'],
  ['dmarc', async () => ['v=DMARC1; p=none'], 'green', '_dmarc.nordlys.example: v=DMARC1'],
  ['dmarc', () => fail('ECONNREFUSED'), 'amber', 'could not be checked'],
  ['dmarc', () => new Promise<never>(() => {}), 'amber', 'could not be checked'],
])('looks up %s of the sender, case %#', async (key, lookUp, colour, says) => {
  const result = await check(key, { network: { ...offline, lookUp }, timeoutMs: 100 });
  expect(result).toMatchObject({ colour, says: expect.stringContaining(says) });
});

test.each(['<urlset>', 'x'])('needs a sitemap and the headers of a trusted proxy, case %#', async (text) => {
  const [colour, client] = text === 'x' ? ['amber', '127.0.0.1'] : ['green', '203.0.113.9'];
  expect(await colourOf('sitemap', { network: { ...offline, fetch: async () => new Response(text) } })).toBe(
    colour,
  );
  headers = new Headers({ 'x-forwarded-for': '203.0.113.9', [clientAddressHeader]: client });
  expect(await colourOf('proxy')).toBe('amber');
  headers.set('x-forwarded-proto', 'https');
  expect(await colourOf('proxy')).toBe(colour);
});

test('what cannot be checked is amber, never green', async () => {
  await reports(null);
  for (const key of ['mail', 'spf', 'human-check', 'storage', 'sitemap'])
    expect(await check(key)).toMatchObject({ colour: 'amber', isDone: null });
});

test('reads storage, links, backups, accounts and addresses of the installation', async () => {
  for (const key of ['storage', 'human-check', 'https']) expect(await colourOf(key), key).toBe('green');
  await reports({ storage: { media: { ...store, freeBytes: 1e9 }, resumes: store } });
  expect(await colourOf('storage')).toBe('red');
  expect(await check('links')).toMatchObject({ colour: 'amber', says: 'Broken links: 1.' });
  for (const days of [40, 2]) {
    await run(
      sql`insert into backups (bytes, files, made_at) values (1, 1, now() - make_interval(days => ${days}))`,
    );
    expect(await check('backup')).toMatchObject({ colour: days > 30 ? 'red' : 'green' });
  }
  expect((await check('second-factor'))?.says).toContain('Nora');
  await run(sql`update users set second_factor_since = now()`);
  expect(await colourOf('second-factor')).toBe('green');
});

test('a person confirms periods, a restore for 30 days, and UTC', async () => {
  setCompanyTimeZone('UTC');
  expect(await colourOf('time-zone')).toBe('amber');
  for (const key of ['retention', 'restore', 'time-zone']) {
    await confirm(key);
    expect(await colourOf(key), key).toBe('green');
  }
  expect(await colourOf('restore', { now: new Date(Date.now() + 31 * 86_400_000) })).toBe('amber');
  await payload.updateGlobal({ slug: 'retention', data: { spam: 31 } });
  expect(await colourOf('retention')).toBe('red');
});
