import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createEntry } from '../entry.ts';
import { isShared } from './is-shared.ts';
import { createSnapshot } from './snapshot.ts';

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

/** A node that has kept `/` as it was at revision r1. */
async function afterKeeping(text = '<p>home</p>') {
  const { snapshot } = open();
  await snapshot.settle('r1');
  snapshot.keep('/', await page(text, 'r1', { 'content-security-policy': "default-src 'none'" }));
  await snapshot.idle();
  return snapshot;
}

const files = async () => {
  const names = await readdir(dir, { recursive: true });
  return names.filter((name) => name.includes('/')).map((name) => join(dir, name));
};

describe('the snapshot', () => {
  test('another process finds what was kept, headers and tag included, before any revision is known', async () => {
    await afterKeeping();
    const found = await open().snapshot.find('/');
    expect(found?.body.toString()).toBe('<p>home</p>');
    expect(found?.headers['content-security-policy']).toBe("default-src 'none'");
    expect(found?.etag).toBe((await page('<p>home</p>')).etag);
    expect(found?.revision).toBe('r1');
    expect(await open().snapshot.find('/other')).toBeUndefined();
  });

  test('another revision removes everything from the disk', async () => {
    const snapshot = await afterKeeping();
    await snapshot.settle('r2');
    expect(await files()).toEqual([]);
    expect(await snapshot.find('/')).toBeUndefined();
    const restarted = open().snapshot;
    expect(await restarted.find('/')).toBeUndefined();
  });

  test('the same revision after a restart keeps it', async () => {
    await afterKeeping();
    const { snapshot } = open();
    await snapshot.settle('r1');
    expect((await snapshot.find('/'))?.body.toString()).toBe('<p>home</p>');
  });

  test('a page that was taken away leaves the disk', async () => {
    const snapshot = await afterKeeping();
    snapshot.keep('/', undefined);
    await snapshot.idle();
    expect(await files()).toEqual([]);
    expect(await open().snapshot.find('/')).toBeUndefined();
  });

  test('what another build has left is not found, and goes when this one has its own', async () => {
    await afterKeeping();
    const { snapshot } = open({ identity: 'next' });
    expect(await snapshot.find('/')).toBeUndefined();
    await snapshot.settle('r1');
    expect(await files()).toEqual([]);
  });

  test('nothing is written that was rendered while the database was away or has moved on', async () => {
    const { state, snapshot } = open();
    await snapshot.settle('r1');
    state.revision = undefined;
    snapshot.keep('/', await page('old answers'));
    await snapshot.idle();
    state.revision = 'r2';
    snapshot.keep('/', await page('overtaken'));
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
    await afterKeeping('<p>home</p>'.repeat(50));
    for (const file of await files()) await writeFile(file, damage(await readFile(file)));
    expect(await open().snapshot.find('/')).toBeUndefined();
  });

  test('the file of another key is ignored', async () => {
    const snapshot = await afterKeeping();
    const [home = ''] = await files();
    snapshot.keep('/about', await page('about'));
    await snapshot.idle();
    const about = (await files()).find((file) => file !== home) ?? '';
    await writeFile(home, await readFile(about));
    expect(await open().snapshot.find('/')).toBeUndefined();
  });

  test('stays within its bound, the oldest leaving', async () => {
    const { snapshot } = open({ maxFiles: 3 });
    await snapshot.settle('r1');
    for (const path of ['/a', '/b', '/c', '/d', '/e']) {
      snapshot.keep(path, await page(path));
      await snapshot.idle();
    }
    expect(await files()).toHaveLength(3);
    expect(await snapshot.find('/a')).toBeUndefined();
    expect(await snapshot.find('/e')).toBeDefined();
  });

  test('a fixed screen never leaves for others', async () => {
    const { snapshot } = open({ maxFiles: 3 });
    await snapshot.settle('r1');
    const careers = '/api/jobs?page=1&limit=5&status=active';
    for (const key of ['/', careers, ...Array.from({ length: 20 }, (_, n) => `/insights/${n}`)]) {
      snapshot.keep(key, await page(key));
      await snapshot.idle();
    }
    expect(await files()).toHaveLength(3);
    expect(await snapshot.find('/')).toBeDefined();
    expect(await snapshot.find(careers)).toBeDefined();
  });

  test('no cookie and nothing that forbids keeping gets to the disk', async () => {
    const { snapshot } = open();
    await snapshot.settle('r1');
    snapshot.keep('/a', await page('a', 'r1', { 'set-cookie': 'a=1' }));
    snapshot.keep('/b', await page('b', 'r1', { 'cache-control': 'no-store' }));
    snapshot.keep('/careers?search=asha+patel', await page('c'));
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
    await snapshot.settle('r1');
    snapshot.keep('/', await page('home'));
    await snapshot.idle();
    expect(failures.length).toBeGreaterThan(0);
    expect(await snapshot.find('/')).toBeUndefined();
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
