import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createEntry } from '../entry.ts';
import { createSnapshot, isShared } from './snapshot.ts';

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'snapshot-'));
});
afterEach(() => rm(dir, { recursive: true, force: true }));

/** A node whose database answers with a revision, or not at all. */
function open(options: { revision?: string; identity?: string; maxFiles?: number } = {}) {
  const { revision = 'r1', identity = 'build', maxFiles } = options;
  const state = { revision: revision as string | undefined };
  const confirm = async () => {
    if (state.revision === undefined) throw new Error('away');
    return state.revision;
  };
  return { state, snapshot: createSnapshot({ dir, identity, confirm, ...(maxFiles && { maxFiles }) }) };
}

const page = (text: string, revision = 'r1', headers: Record<string, string> = {}) =>
  createEntry(
    new Response(text, { headers: { 'content-type': 'text/html', ...headers } }),
    revision,
    Date.now(),
  );

/** A node that has stored `/` as it was at revision r1. */
async function afterStoring(text = '<p>home</p>') {
  const { snapshot } = open();
  await snapshot.setRevision('r1');
  snapshot.store('/', await page(text, 'r1', { 'content-security-policy': "default-src 'none'" }));
  await snapshot.idle();
  return snapshot;
}

const files = async () => {
  const names = await readdir(dir, { recursive: true });
  return names.filter((name) => name.includes('/')).map((name) => join(dir, name));
};

describe('the snapshot', () => {
  test('another process finds what was stored, headers and tag included, before any revision is known', async () => {
    await afterStoring();
    const found = await open().snapshot.load('/');
    expect(found?.body.toString()).toBe('<p>home</p>');
    expect(found?.headers['content-security-policy']).toBe("default-src 'none'");
    expect(found?.etag).toBe((await page('<p>home</p>')).etag);
    expect(found?.revision).toBe('r1');
    expect(await open().snapshot.load('/other')).toBeUndefined();
  });

  test('another revision removes everything from the disk', async () => {
    const snapshot = await afterStoring();
    await snapshot.setRevision('r2');
    expect(await files()).toEqual([]);
    expect(await snapshot.load('/')).toBeUndefined();
    const restarted = open().snapshot;
    expect(await restarted.load('/')).toBeUndefined();
  });

  test('the same revision after a restart leaves it there', async () => {
    await afterStoring();
    const { snapshot } = open();
    await snapshot.setRevision('r1');
    expect((await snapshot.load('/'))?.body.toString()).toBe('<p>home</p>');
  });

  test('a page that was taken away leaves the disk', async () => {
    const snapshot = await afterStoring();
    snapshot.store('/', undefined);
    await snapshot.idle();
    expect(await files()).toEqual([]);
    expect(await open().snapshot.load('/')).toBeUndefined();
  });

  test('what another build has left is not found, and goes when this one has its own', async () => {
    await afterStoring();
    const { snapshot } = open({ identity: 'next' });
    expect(await snapshot.load('/')).toBeUndefined();
    await snapshot.setRevision('r1');
    expect(await files()).toEqual([]);
  });

  test('nothing is written that was rendered while the database was away or has moved on', async () => {
    const { state, snapshot } = open();
    await snapshot.setRevision('r1');
    state.revision = undefined;
    snapshot.store('/', await page('old answers'));
    await snapshot.idle();
    state.revision = 'r2';
    snapshot.store('/', await page('overtaken'));
    await snapshot.idle();
    expect(await files()).toEqual([]);
  });

  test.each([
    ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 3)],
    ['empty', () => Buffer.alloc(0)],
    [
      'one bit wrong',
      (bytes: Buffer) => Buffer.from(bytes.map((byte, at) => (at === 200 ? byte ^ 1 : byte))),
    ],
    ['something else', () => Buffer.from('<html>not ours</html>')],
  ])('a file that is %s is ignored', async (_, damage) => {
    await afterStoring('<p>home</p>'.repeat(50));
    for (const file of await files()) await writeFile(file, damage(await readFile(file)));
    expect(await open().snapshot.load('/')).toBeUndefined();
  });

  test('the file of another key is ignored', async () => {
    const snapshot = await afterStoring();
    const [home = ''] = await files();
    snapshot.store('/about', await page('about'));
    await snapshot.idle();
    const about = (await files()).find((file) => file !== home) ?? '';
    await writeFile(home, await readFile(about));
    expect(await open().snapshot.load('/')).toBeUndefined();
  });

  test('takes no further pages when it is full, but newer answers of those that it has', async () => {
    const { snapshot } = open({ maxFiles: 3 });
    await snapshot.setRevision('r1');
    for (const path of ['/a', '/b', '/c', '/d', '/e']) {
      snapshot.store(path, await page(path));
      await snapshot.idle();
    }
    snapshot.store('/a', await page('newer'));
    await snapshot.idle();
    expect(await files()).toHaveLength(3);
    expect((await snapshot.load('/a'))?.body.toString()).toBe('newer');
    expect(await snapshot.load('/e')).toBeUndefined();
  });

  test('a fixed screen always has room', async () => {
    const { snapshot } = open({ maxFiles: 3 });
    await snapshot.setRevision('r1');
    const careers = '/api/jobs?page=1&limit=5&status=active';
    for (const key of [...Array.from({ length: 20 }, (_, n) => `/insights/${n}`), '/', careers]) {
      snapshot.store(key, await page(key));
      await snapshot.idle();
    }
    expect(await files()).toHaveLength(5);
    expect(await snapshot.load('/')).toBeDefined();
    expect(await snapshot.load(careers)).toBeDefined();
  });

  test('no cookie and nothing that forbids keeping gets to the disk', async () => {
    const { snapshot } = open();
    await snapshot.setRevision('r1');
    snapshot.store('/a', await page('a', 'r1', { 'set-cookie': 'a=1' }));
    snapshot.store('/b', await page('b', 'r1', { 'cache-control': 'no-store' }));
    snapshot.store('/careers?search=asha+patel', await page('c'));
    await snapshot.idle();
    expect(await files()).toEqual([]);
  });

  test('a folder that cannot be written to is reported and breaks nothing', async () => {
    const failures: unknown[] = [];
    await writeFile(join(dir, 'a-file'), '');
    const snapshot = createSnapshot({
      dir: join(dir, 'a-file', 'snapshot'),
      identity: 'build',
      confirm: async () => 'r1',
      onFailure: (error) => failures.push(error),
    });
    await snapshot.setRevision('r1');
    snapshot.store('/', await page('home'));
    await snapshot.idle();
    expect(failures.length).toBeGreaterThan(0);
    expect(await snapshot.load('/')).toBeUndefined();
  });
});

test.each([
  ['/', true],
  ['/careers/sap-consultant', true],
  ['/insights?page=2', true],
  ['/api/jobs?page=1&limit=5&status=active', true],
  ['/careers?search=a', false],
  ['/careers?page=007', false],
  ['/api/blogs/list?page=1&limit=7', false],
  ['/about%3F', false],
  ['/api/page-content/Join Us', true],
  ['/search?q=a', false],
  ['/contact?sent=1', false],
  ['/my-application', false],
  ['/api/my-application/list', false],
])('%s may lie on disk: %s', (key, expected) => {
  expect(isShared(key)).toBe(expected);
});
