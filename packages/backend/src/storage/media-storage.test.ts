import { createLocalReq } from 'payload';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { createAccount } from '../../testing/accounts.ts';
import { makeTestFolder } from '../../testing/close-at-end.ts';
import { collect } from '../../testing/collect.ts';
import { openTestContent } from '../../testing/open-content.ts';
import { inTransaction } from '../database/transaction.ts';
import { readStatus } from '../health/status.ts';
import { StorageUnavailable } from './errors.ts';
import { openFolder } from './file-store.ts';

const files = openFolder(await makeTestFolder());
let isAway = false;
const { payload } = await openTestContent({
  mediaBucket: {
    ...files,
    put: (...args) => (isAway ? Promise.reject(new StorageUnavailable('away')) : files.put(...args)),
    check: async () => ({ ...(await files.check()), isUsable: !isAway }),
  },
});

async function createImage(colour: string) {
  const data = await sharp({ create: { width: 1200, height: 800, channels: 3, background: colour } })
    .png()
    .toBuffer();
  return { name: 'Kite.png', data, mimetype: 'image/png', size: data.length };
}

const create = async (colour: string) =>
  payload.create({ collection: 'media', data: { alt: 'A kite' }, file: await createImage(colour) });

const stored = async () => (await collect(files.list())).map(({ name }) => name).toSorted();

test('stores an image, its sizes and its crop, and removes them with it', async () => {
  const doc = await create('red');
  // An image of 1,200 px has one file for both widths above its own.
  const sizes = Object.values(doc.sizes ?? {}).flatMap((size) => size?.filename ?? []);
  const names = [...new Set([doc.filename, ...sizes])];
  expect(names).toHaveLength(7);
  expect(await stored()).toEqual(names.toSorted());

  const user = await createAccount(payload, { roles: ['administrator'] });
  const crop = { unit: '%', x: 0, y: 0, width: 50, height: 50 };
  const query = { uploadEdits: { crop, widthInPixels: 600, heightInPixels: 400 } };
  const req = await createLocalReq({ user, req: { query } as never }, payload);
  const cut = await payload.update({ collection: 'media', id: doc.id, data: {}, req });
  expect(cut).toMatchObject({ width: 600, height: 400 });
  const after = await stored();
  expect(after).toContain(cut.filename);
  expect(after).not.toContain(doc.filename);

  await payload.delete({ collection: 'media', id: doc.id });
  expect(await stored()).toEqual([]);
});

test.each(['delete', 'replace'])(
  'a %s removes files after its commit, and not when it is rolled back',
  async (how) => {
    const doc = await create(how === 'delete' ? 'yellow' : 'orange');
    const file = await createImage('purple');
    const remove = (fails: boolean) =>
      inTransaction(payload, async ({ req }) => {
        if (how === 'delete') await payload.delete({ collection: 'media', id: doc.id, req });
        else await payload.update({ collection: 'media', id: doc.id, data: {}, file, req });
        if (fails) throw new Error('later');
      });
    await expect(remove(true)).rejects.toThrow('later');
    expect(await stored()).toContain(doc.filename);
    await remove(false);
    expect(await stored()).not.toContain(doc.filename);
  },
);

test('answers 503 and stores no record while the storage is unreachable', async () => {
  const { totalDocs } = await payload.count({ collection: 'media' });
  const health = async () => {
    const { sections } = await readStatus(payload, '1.2.3');
    const storage = sections.find(({ title }) => title === 'Storage');
    return storage?.lines.find(({ label }) => label === 'Media, from the staff side')?.value;
  };
  expect(await health()).toContain('usable');
  isAway = true;
  expect(await health()).toContain('cannot be used');
  await expect(create('blue')).rejects.toMatchObject({
    status: 503,
    message: expect.stringContaining('nothing was changed'),
  });
  expect((await payload.count({ collection: 'media' })).totalDocs).toBe(totalDocs);
  isAway = false;
  await create('blue');
});
