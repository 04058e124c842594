import { execute, sql } from '@riverfront/backend/database/transaction';
import {
  listUnknownAddresses,
  recordUnknownAddresses,
} from '@riverfront/backend/publishing/redirects/unknown-addresses';
import { Hono } from 'hono';
import { createLocalReq } from 'payload';
import { createContext, redirect, type ServerBuild } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { openTestApp } from '../../testing/open-app.ts';
import { unknownAddresses } from './unknown-addresses.ts';

/** A build whose only route redirects home, as those of unknown paths do. */
const contexts = ['apiContext', 'originContext', 'sendContext', 'previewContext'];
const build = {
  entry: { module: Object.fromEntries(contexts.map((name) => [name, createContext(null)])) },
  routes: { root: { id: 'root', path: '*', module: { loader: () => redirect('/') } } },
  assets: { routes: {} },
  prerender: [],
  routeDiscovery: { mode: 'initial' },
  future: {},
} as unknown as ServerBuild;

const site = await openTestApp({ pages: { build, mode: 'production' } });
const { payload } = site.content;
const run = execute(payload);
beforeEach(() => run(sql`delete from unknown_addresses`));

/** Requests pages of the site, and returns what it has stored once that many addresses are in the table. */
async function requestAll(paths: string[], stored: number) {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  for (const path of paths) await site.app.request(`https://www.riverfront.example${path}`);
  await site.app.request('/posted', { method: 'HEAD' });
  vi.advanceTimersByTime(10_000);
  vi.useRealTimers();
  return vi.waitFor(async () => {
    const { rows } = await run(sql`select path, requests from unknown_addresses order by path`);
    expect(rows).toHaveLength(stored);
    return rows.map(({ path, requests }) => `${requests} × ${path}`);
  });
}

test('counts what people ask for, without the query, and not what scanners try', async () => {
  const asked = ['/old?who=asha', '/old/', '/%d1%82', '/т', '/index.html'];
  const probes = ['/.env', '/a/.git/config', '/wp-login', '/x.php', '//evil.example', '/a%00b', '/a%0Ab'];
  const long = ['/1/2/3/4/5/6', `/${'x'.repeat(200)}`];
  expect(await requestAll([...asked, ...probes, ...long], 3)).toEqual([
    '2 × /%d1%82',
    '1 × /index.html',
    '1 × /old',
  ]);
});

test('bounds a batch and the table, and lists the most wanted addresses at which nothing is', async () => {
  await payload.create({ collection: 'redirects', data: { from: '/%d0%ba', to: '/services' } });
  const known = [
    ['/services', 5],
    ['/%D0%BA', 4],
  ] as const;
  await recordUnknownAddresses(run, new Map([['/wanted', 3], ['/"><b>', 2], ...known]));
  await recordUnknownAddresses(run, new Map([['/wanted', 1]]));
  const list = async () => listUnknownAddresses(await createLocalReq({}, payload));
  const expected = [
    { path: '/wanted', requests: 4 },
    { path: '/"><b>', requests: 2 },
  ];
  expect(await list()).toMatchObject(expected);
  const invent = (of: number, round: string) =>
    Array.from({ length: of }, (_, index) => `/${round}-${index}`);
  await requestAll(invent(150, 'a'), 4 + 100);
  await recordUnknownAddresses(run, new Map(invent(600, 'b').map((path) => [path, 1])));
  expect((await run(sql`select from unknown_addresses`)).rows).toHaveLength(500);
  expect((await list()).slice(0, 2)).toMatchObject(expected);
});

test('drops a batch while the database is away', async () => {
  const write = vi.fn(() => Promise.reject(new Error('away')));
  const app = new Hono().use(unknownAddresses({ write, flushMs: 0 })).get('*', (c) => c.redirect('/'));
  expect((await app.request('/old')).status).toBe(302);
  await vi.waitFor(() => expect(write).toHaveBeenCalledOnce());
});

test('finds a redirect in any spelling of its escapes, also one that was stored before', async () => {
  const find = async (from: string) => {
    await site.refresh();
    return (await site.app.request(`/api/redirects/find?${new URLSearchParams({ from })}`)).json();
  };
  const moved = { success: true, to: '/services' };
  const data = { from: '/%d1%82%d0%b5-x', to: '/services' };
  const { id, from } = await payload.create({ collection: 'redirects', data });
  expect(from).toBe('/%d1%82%d0%b5-x');
  for (const path of [from, data.from, '/те-x']) expect(await find(path)).toEqual(moved);
  await run(sql`update redirects set "from" = ${data.from} where id = ${id}`);
  expect(await find(`${from}/`)).toEqual(moved);
  const loop = payload.create({ collection: 'redirects', data: { from: '/%D0%B0', to: '/%d0%b0' } });
  await expect(loop).rejects.toThrow(/New path/);
});
