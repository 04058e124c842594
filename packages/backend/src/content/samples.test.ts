import { createLocalReq } from 'payload';
import { expect, test } from 'vitest';
import { createAccount } from '../../testing/accounts.ts';
import { openTestStaffSide } from '../../testing/open-staff-side.ts';
import { readSamples } from '../dashboard/samples.ts';

const staff = await openTestStaffSide();
const { payload } = staff;
const editor = await staff.as('editor');

type Marked = 'blogs' | 'services' | 'media';
async function findFirst(collection: Marked): Promise<number> {
  const { docs } = await payload.find({ collection, sort: 'id', limit: 1, depth: 0 });
  return docs[0]?.id ?? 0;
}
const isSample = async (collection: Marked, id: number, draft = false) =>
  (await payload.findByID({ collection, id, draft, depth: 0 })).sample;
async function save(path: string, json: object) {
  const method = path.startsWith('globals') ? 'POST' : 'PATCH';
  expect((await editor(`/api/${path}`, { method, json })).status).toBe(200);
}
test('a change of the content clears the mark; until that is published, visitors see the sample', async () => {
  const id = await findFirst('blogs');
  await save(`blogs/${id}?draft=true`, { title: 'Our own article', _status: 'draft', sample: true });
  expect([await isSample('blogs', id), await isSample('blogs', id, true)]).toEqual([true, false]);
  await save(`blogs/${id}`, { _status: 'published' });
  expect(await isSample('blogs', id)).toBe(false);
});

test('files lose the mark too, and globals no longer count', async () => {
  const id = await findFirst('media');
  await save(`media/${id}`, { alt: 'What we see here' });
  expect(await isSample('media', id)).toBe(false);
  const user = await createAccount(payload, { roles: ['editor'] });
  const about = { label: 'About page', total: 1, href: '/globals/about' };
  expect(await readSamples(await createLocalReq({ user }, payload))).toContainEqual(about);
  await save('globals/about', { timelineTitle: 'How we came here', _status: 'published' });
  expect(await readSamples(await createLocalReq({ user }, payload))).not.toContainEqual(about);
});
