import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathOf } from '@riverfront/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createEntry } from './entry.ts';
import type { RevisionOf } from './revision.ts';
import { createSnapshot, isShareable, type SnapshotOptions, warmPages } from './snapshot.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'snapshot-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

const page = (text: string, headers: Record<string, string> = {}) =>
  createEntry(new Response(text, { headers: { 'content-type': 'text/html', ...headers } }), {
    reads: new Set(['pages']),
    revision: 'r1',
    storedAt: Date.now(),
  });

/** Opens the snapshot of a process whose database has the revision `state.revision`, or is unavailable. */
function open(options: Partial<SnapshotOptions> = {}) {
  const state = { revision: 'r1' as string | undefined };
  let current = '';
  const check = async () => {
    if (state.revision === undefined) throw new Error('unavailable');
    current = state.revision;
  };
  const snapshot = createSnapshot({ dir, identity: 'build', check, revision: () => current, ...options });
  /** Notes the revision of the database, as the watch does after each publication. */
  async function publish(revision: string) {
    state.revision = revision;
    await check();
    await snapshot.update();
  }
  const store = async (path: string, text: string | undefined, headers?: Record<string, string>) => {
    snapshot.store(path, text === undefined ? undefined : await page(text, headers));
    await snapshot.idle();
  };
  const load = async (path: string) => (await snapshot.load(path))?.body.toString();
  return { state, snapshot, publish, store, load };
}

/** Opens a snapshot at revision r1. */
async function openAtRevision(options?: Partial<SnapshotOptions>) {
  const opened = open(options);
  await opened.publish('r1');
  return opened;
}

/** Opens a snapshot at revision r1 that has stored `/`. */
async function openWithHome(text = '<p>home</p>') {
  const opened = await openAtRevision();
  await opened.store('/', text, { 'content-security-policy': "default-src 'none'" });
  return opened;
}

const listFiles = async () => {
  const names = await readdir(dir, { recursive: true });
  return names.filter((name) => name.includes('/')).map((name) => join(dir, name));
};

describe('the snapshot', () => {
  test('loads what another process stored, with headers and tag, before any revision is known', async () => {
    await openWithHome();
    const found = await open().snapshot.load('/');
    expect(found?.body.toString()).toBe('<p>home</p>');
    expect(found?.headers['content-security-policy']).toBe("default-src 'none'");
    expect(found?.etag).toBe((await page('<p>home</p>')).etag);
    expect(found?.revision).toBe('r1');
    expect(await open().load('/other')).toBeUndefined();
  });

  test('removes everything at another revision', async () => {
    const { publish, load } = await openWithHome();
    await publish('r2');
    expect(await listFiles()).toEqual([]);
    expect(await load('/')).toBeUndefined();
    expect(await open().load('/')).toBeUndefined();
  });

  test('keeps what has not read the published kind', async () => {
    const revision: RevisionOf = (reads) => (reads?.has('jobs') ? 'r2' : 'r1');
    const { store } = await openAtRevision();
    await store('/', 'home');
    const { snapshot, load } = open({ revision });
    const careers = await page('careers');
    snapshot.store('/careers', { ...careers, reads: new Set(['jobs']), revision: 'r2' });
    await snapshot.update();
    snapshot.store('/careers', { ...careers, reads: new Set(['jobs']), revision: 'r2' });
    await snapshot.idle();
    expect([await load('/'), await load('/careers')]).toEqual(['home', 'careers']);
    const later = open({ revision: (reads) => (reads?.has('jobs') ? 'r3' : 'r1') });
    await later.snapshot.update();
    expect([await later.load('/'), await later.load('/careers')]).toEqual(['home', undefined]);
    expect(await listFiles()).toHaveLength(1);
  });

  test('removes a page that is no longer published', async () => {
    const { store } = await openWithHome();
    await store('/', undefined);
    expect(await listFiles()).toEqual([]);
    expect(await open().load('/')).toBeUndefined();
  });

  test('ignores the files of another build, and removes them with the first revision', async () => {
    await openWithHome();
    const { publish, load } = open({ identity: 'next' });
    expect(await load('/')).toBeUndefined();
    await publish('r1');
    expect(await listFiles()).toEqual([]);
  });

  test('writes nothing that was rendered during an outage or from an older revision', async () => {
    const { state, store } = await openAtRevision();
    for (const revision of [undefined, 'r2']) {
      state.revision = revision;
      await store('/', 'outdated');
      expect(await listFiles()).toEqual([]);
    }
  });

  test.each([
    ['truncated', (bytes: Buffer) => bytes.subarray(0, bytes.length - 3)],
    [
      'corrupt in one bit',
      (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === 200 ? byte ^ 1 : byte))),
    ],
  ])('ignores a file that is %s', async (_, damage) => {
    await openWithHome('<p>home</p>'.repeat(50));
    for (const file of await listFiles()) await writeFile(file, damage(await readFile(file)));
    expect(await open().load('/')).toBeUndefined();
  });

  test('adds no further pages when it is full, but updates those that it has', async () => {
    const { store, load } = await openAtRevision({ maxFiles: 3 });
    for (const path of ['/a', '/b', '/c', '/d', '/e']) await store(path, path);
    await store('/a', 'newer');
    expect(await listFiles()).toHaveLength(3);
    expect(await load('/a')).toBe('newer');
    expect(await load('/e')).toBeUndefined();
  });

  test('always stores fixed screens', async () => {
    const { store, load } = await openAtRevision({ maxFiles: 3 });
    const careers = '/api/jobs?page=1&limit=5&status=active';
    for (const key of [...Array.from({ length: 20 }, (_, n) => `/insights/${n}`), '/', careers])
      await store(key, key);
    expect(await listFiles()).toHaveLength(5);
    expect(await load('/')).toBeDefined();
    expect(await load(careers)).toBeDefined();
  });

  test('writes no cookies, nothing with no-store, and no searches', async () => {
    const { store } = await openAtRevision();
    await store('/a', 'a', { 'set-cookie': 'a=1' });
    await store('/b', 'b', { 'cache-control': 'no-store' });
    await store('/careers?search=asha+patel', 'c');
    expect(await listFiles()).toEqual([]);
  });

  test('reports a folder that cannot be written to, and throws nothing', async () => {
    const failures: unknown[] = [];
    await writeFile(join(dir, 'a-file'), '');
    const { store, load } = await openAtRevision({
      dir: join(dir, 'a-file', 'snapshot'),
      onFailure: (error) => failures.push(error),
    });
    await store('/', 'home');
    expect(failures.length).toBeGreaterThan(0);
    expect(await load('/')).toBeUndefined();
  });
});

test.each([
  ['/', true],
  ['/insights?page=2', true],
  ['/api/jobs?page=1&limit=5&status=active', true],
  ['/careers?page=007', false],
  ['/about%3F', false],
  ['/contact?sent=1', false],
  ['/my-application', false],
  ['/api/my-application/list', false],
])('%s is shareable: %s', (key, expected) => {
  expect(isShareable(key)).toBe(expected);
});

async function listWarmed(
  site: Record<string, string>,
  options: { maxPages?: number; broken?: string } = {},
) {
  const requested: string[] = [];
  await warmPages({
    delayMs: 0,
    paths: ['/'],
    signal: AbortSignal.timeout(20_000),
    ...(options.maxPages && { maxPages: options.maxPages }),
    request: async (path) => {
      requested.push(path);
      return new Response(site[path] ?? '', { status: path === options.broken ? 503 : 200 });
    },
  });
  return requested;
}

const link = (path: string) => `<a href="${path}">x</a>`;

test('requests the pages and those that they link to, each once, with the API calls of items', async () => {
  const requested = await listWarmed({
    '/':
      link('/careers') +
      link('/careers') +
      link('https://elsewhere.example/') +
      link('//evil.example/x') +
      link('/assets/x.css') +
      link('/my-application'),
    '/careers': link('/careers/consultant') + link('/careers?page=2') + link('/careers?search=x') + link('/'),
  });
  expect(requested).toEqual([
    '/',
    '/careers',
    '/careers/consultant',
    pathOf('jobDetails', { id: 'consultant' }),
    '/careers?page=2',
  ]);
});

test('is limited, and ends when the database is unavailable', async () => {
  const many = Array.from({ length: 50 }, (_, n) => link(`/page/${n}`)).join('');
  expect(await listWarmed({ '/': many }, { maxPages: 5 })).toHaveLength(5);
  expect(await listWarmed({ '/': many }, { broken: '/page/1' })).toEqual(['/', '/page/0', '/page/1']);
});
