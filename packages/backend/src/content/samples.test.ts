import { createLocalReq } from 'payload';
import { expect, test } from 'vitest';
import { createAccount } from '../../testing/accounts.ts';
import { openTestStaffSide } from '../../testing/open-staff-side.ts';
import { createApplication, readTrail } from '../../testing/records.ts';
import { readSampleContent } from '../dashboard/sample-content.ts';
import { previewRemoval } from './samples.ts';

const staff = await openTestStaffSide();
const { payload } = staff;
const [administrator, editor] = [await staff.as('administrator'), await staff.as('editor')];

type Marked = 'blogs' | 'services' | 'jobs' | 'media';
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
async function kindOf(slug: string) {
  const kinds = await previewRemoval(await createLocalReq({}, payload));
  return kinds.find((one) => one.slug === slug) ?? { going: [], staying: [], references: [] };
}
async function remove(kind: string) {
  const response = await administrator('/api/samples/remove', { method: 'POST', json: { kind } });
  return { status: response.status, moved: 0, ...((await response.json()) as { moved?: number }) };
}

test('a change of the content clears the mark; until that is published, visitors see the sample', async () => {
  const id = await findFirst('blogs');
  await save(`blogs/${id}?draft=true`, { title: 'Our own article', _status: 'draft', sample: true });
  expect([await isSample('blogs', id), await isSample('blogs', id, true)]).toEqual([true, false]);
  const { staying } = await kindOf('blogs');
  expect(staying).toMatchObject([{ id, reason: 'It was changed, and the change is not published yet.' }]);
  await save(`blogs/${id}`, { _status: 'published' });
  expect(await isSample('blogs', id)).toBe(false);
});

test('status, order and changes by the site itself leave the mark', async () => {
  const id = await findFirst('services');
  await save(`services/${id}`, { _status: 'draft' });
  await save(`services/${id}`, { _status: 'published', _order: 'a5' });
  await payload.update({ collection: 'services', id, data: { title: 'Changed by a migration' } });
  expect(await isSample('services', id)).toBe(true);
});

test('files lose the mark too, and globals no longer count', async () => {
  const id = await findFirst('media');
  await save(`media/${id}`, { alt: 'What we see here' });
  expect(await isSample('media', id)).toBe(false);
  const user = await createAccount(payload, { roles: ['editor'] });
  const about = { label: 'About page', total: 1, href: '/globals/about' };
  expect(await readSampleContent(await createLocalReq({ user }, payload))).toContainEqual(about);
  await save('globals/about', { timelineTitle: 'How we came here', _status: 'published' });
  expect(await readSampleContent(await createLocalReq({ user }, payload))).not.toContainEqual(about);
});

test('removes only samples of kinds that have some', async () => {
  expect((await remove('users')).status).toBe(400);
});

test('the preview names what stays and what refers to what goes', async () => {
  const { references } = await kindOf('companies');
  expect(references.map(({ title, isLink }) => [title, isLink])).toEqual(
    Array(12).fill(['Home page', false]),
  );
  const link = expect.objectContaining({ title: 'Consulting', isLink: true });
  expect((await kindOf('blogs')).references).toContainEqual(link);
  for (const fixed of ['page-contents', 'legal-sections']) expect((await kindOf(fixed)).going).toEqual([]);
  const { going, staying } = await kindOf('media');
  expect(staying.filter(({ reason }) => reason?.includes('page hero “About”'))).toHaveLength(3);
  expect(going.length).toBeGreaterThan(100);
});

test('keeps what somebody changes after the preview, and does nothing twice', async () => {
  const { going } = await kindOf('companies');
  const changed = going[3]?.id;
  await save(`companies/${changed}`, { name: 'A client of our own' });
  const [one, other] = await Promise.all([remove('companies'), remove('companies')]);
  expect(one.moved + other.moved).toBe(going.length - 1);
  const { docs } = await payload.find({ collection: 'companies', depth: 0 });
  expect(docs.map(({ id }) => id)).toEqual([changed]);
  const trail = await readTrail(payload, { kind: { equals: 'companies' }, action: { equals: 'trashed' } });
  expect(trail).toEqual(['trashed companies: 11 samples, for 30 days']);
});

test('keeps jobs with applications, and files while something uses them', async () => {
  const job = await findFirst('jobs');
  await createApplication(payload, { job });
  expect((await kindOf('jobs')).staying).toMatchObject([{ id: job, reason: expect.any(String) }]);
  // The logos of the companies in the trash go; the covers of articles stay as long as those.
  expect((await remove('media')).moved).toBeGreaterThan(10);
  const { docs } = await payload.find({ collection: 'blogs', depth: 1 });
  expect(docs.every(({ image }) => typeof image === 'object' && !image.deletedAt)).toBe(true);
});
