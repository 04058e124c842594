import { createLocalReq } from 'payload';
import { afterAll, expect, test } from 'vitest';
import {
  createAccount,
  createFakeStaffSide,
  messageOf,
  openAccounts,
  password,
} from '../../../testing/accounts.ts';
import type { Role } from '../../accounts/roles.ts';
import { readDashboard } from '../../dashboard/dashboard.ts';
import { execute, sql } from '../../database/transaction.ts';
import { runDuePublications } from '../schedule/run-due-publications.ts';
import { schedulePublication } from '../schedule/schedule-publication.ts';
import type { ReviewState } from './endpoints.ts';

const { staffSide, tasks } = createFakeStaffSide('https://staff.example');
const { payload, rest, close } = await openAccounts({ staffSide });
afterAll(close);

async function openPerson(name: string, role: Role) {
  const user = await createAccount(payload, { name, roles: [role] });
  const token = await rest.signIn(user.email, password);
  return {
    user,
    call: (method: string, path: string, body?: object) => rest(method, path, { token, body }),
    dashboard: async () =>
      (await readDashboard(await createLocalReq({ user }, payload))).reviews?.items.map(
        ({ detail }) => detail,
      ),
  };
}
const asha = await openPerson('Asha Rao', 'editor');
const ben = await openPerson('Ben Shah', 'editor');
const admin = await openPerson('Ada Min', 'administrator');
const recruiter = await openPerson('Rita Cruz', 'recruiter');
type Person = typeof asha;

await payload.updateGlobal({ slug: 'settings', data: { twoPeople: true, _status: 'published' } });
const { docs: samples } = await payload.find({ collection: 'blogs', limit: 1, depth: 0 });
const { category, publishedOn, image, description, subtitle } = samples[0] ?? {};

/** Creates a draft that Asha saved last. */
async function createDraft(title: string, more: object = {}): Promise<number> {
  const data = { category, publishedOn, image, description, subtitle, title, ...more };
  const { body } = await asha.call('POST', '/blogs?draft=true&depth=0', data);
  return (body.doc as { id: number }).id;
}
const change = (id: number, title: string) => asha.call('PATCH', `/blogs/${id}?draft=true`, { title });
const stateOf = async ({ call }: Person, id: number) =>
  (await call('GET', `/reviews?kind=blogs&id=${id}`)).body as unknown as ReviewState;
const publish = async ({ call }: Person, id: number, data: object = {}) =>
  messageOf((await call('PATCH', `/blogs/${id}?depth=0`, { ...data, _status: 'published' })).body);

/** Does something in the review of the newest version; returns the reason where it is rejected. */
async function act(person: Person, id: number, action: string, more: object = {}) {
  const { version } = await stateOf(person, id);
  const body = { kind: 'blogs', id, action, version, ...more };
  return messageOf((await person.call('POST', '/reviews', body)).body);
}
const ask = (id: number) => act(asha, id, 'ask', { reviewer: ben.user.id, note: 'Is the price right?' });

test('publishes what a colleague has approved, and no later version', async () => {
  const id = await createDraft('Of two people');
  const needed = '“Of two people” needs the approval of a second person before it is published.';
  expect(await publish(asha, id)).toBe(`${needed} Ask a colleague under “Review”.`);
  expect(await ask(id)).toBeUndefined();
  expect(tasks.length).toBe(1);
  expect(await publish(asha, id)).toBe(`${needed} Ben Shah has not answered yet.`);
  expect(await ben.dashboard()).toEqual(['Asha Rao: Is the price right?']);
  expect(await act(ben, id, 'approve')).toBeUndefined();
  expect([await ben.dashboard(), await asha.dashboard()]).toEqual([[], ['Ben Shah has approved it']]);

  // Neither with other values in the same request, nor after a change.
  expect(await publish(asha, id, { subtitle: 'Another' })).toContain('changed since Ben Shah was asked');
  await change(id, 'Changed since');
  expect((await stateOf(asha, id)).review).toMatchObject({ state: 'approved', isCurrent: false });
  expect(await publish(asha, id)).toContain('changed since Ben Shah was asked');
  expect(await asha.dashboard()).toEqual([]);

  await ask(id);
  expect(await act(ben, id, 'return')).toBe('Write what has to change.');
  await act(ben, id, 'return', { note: 'It is old.' });
  expect(await publish(asha, id)).toContain('Ben Shah sent it back: It is old.');
  expect(await asha.dashboard()).toEqual(['Ben Shah: It is old.']);

  await ask(id);
  await act(ben, id, 'approve');
  expect(await publish(asha, id)).toBeUndefined();
  expect((await stateOf(asha, id)).review).toBeNull();
  // The next change takes another approval; taking it off the site and into the trash takes none.
  expect(await publish(asha, id, { title: 'And again' })).toContain('Ask a colleague');
  expect((await asha.call('PATCH', `/blogs/${id}`, { deletedAt: new Date().toISOString() })).status).toBe(
    200,
  );
  const restored = { deletedAt: null, _status: 'published' };
  expect(messageOf((await asha.call('PATCH', `/blogs/${id}?trash=true`, restored)).body)).toContain(
    'the approval of a second person',
  );
  expect(
    (await asha.call('PATCH', `/blogs/${id}?trash=true`, { ...restored, _status: 'draft' })).status,
  ).toBe(200);
});

test('lets nobody approve their own version, nor one that they have not seen or were not asked about', async () => {
  const id = await createDraft('Reviewed');
  for (const [person, reviewer] of [
    [asha, asha],
    [ben, asha],
    [asha, recruiter],
  ] as const)
    expect(await act(person, id, 'ask', { reviewer: reviewer.user.id, note: 'You?' })).toMatch(
      /^Nobody reviews/,
    );
  const { version } = await stateOf(ben, id);
  await ask(id);
  for (const person of [asha, admin])
    expect(await act(person, id, 'approve')).toBe('Somebody else was asked to review this version.');
  expect((await recruiter.call('GET', `/reviews?kind=blogs&id=${id}`)).status).toBe(403);
  expect((await rest('GET', `/reviews?kind=blogs&id=${id}`)).status).toBe(403);

  await change(id, 'Reviewed, changed');
  const stale = await ben.call('POST', '/reviews', { kind: 'blogs', id, action: 'approve', version });
  expect(messageOf(stale.body)).toContain('Asha Rao has changed this since you opened it.');
  expect(await act(ben, id, 'approve')).toContain('Nobody waits');
});

test('lets administrators release a version with a reason, which the audit trail keeps', async () => {
  const id = await createDraft('Urgent');
  expect(await act(ben, id, 'release', { note: 'I may' })).toContain('not allowed');
  expect(await act(admin, id, 'release')).toContain('Give a reason');
  expect(await publish(admin, id)).toContain('second person');
  await act(admin, id, 'release', { note: 'Nobody is in the office' });
  expect(await publish(asha, id)).toBeUndefined();
  const where = { action: { equals: 'released' }, record: { equals: String(id) } };
  const { docs } = await payload.find({ collection: 'audit-events', where });
  expect(docs).toMatchObject([{ actorName: 'Ada Min', summary: 'Urgent: Nobody is in the office' }]);
});

test('asks for approval on every way to publish', async () => {
  const id = await createDraft('By every way');
  const isRejected = async ({ call }: Person, method: string, path: string, body: object = {}) =>
    expect(messageOf((await call(method, path, body)).body), path).toContain(
      'the approval of a second person',
    );
  const whole = { category, publishedOn, image, description, subtitle, title: 'At once' };
  const bulk = `/blogs?where[id][equals]=${id}&draft=true`;
  await isRejected(asha, 'POST', '/blogs', { ...whole, _status: 'published' });
  await isRejected(asha, 'PATCH', bulk, { _status: 'published' });
  await isRejected(asha, 'POST', '/globals/about', { _status: 'published' });
  const job = (await payload.find({ collection: 'jobs', limit: 1 })).docs[0]?.id;
  await isRejected(recruiter, 'PATCH', `/jobs/${job}`, { title: 'New title' });

  const doc = { relationTo: 'blogs', value: String(id) };
  const input = { type: 'publish', doc, user: { relationTo: 'users', value: asha.user.id } };
  const waitUntil = new Date(Date.now() - 1_000).toISOString();
  await payload.create({
    collection: 'payload-jobs',
    data: { taskSlug: 'schedulePublish', input, waitUntil },
  });
  await runDuePublications(payload);
  const { scheduled } = await readDashboard(await createLocalReq({ user: asha.user }, payload));
  expect(scheduled?.[0]?.reason).toContain('the approval of a second person');

  await ask(id);
  await act(ben, id, 'return', { note: 'It is old.' });
  await payload.updateGlobal({ slug: 'settings', data: { twoPeople: false, _status: 'published' } });
  const sentBack = 'Ben Shah sent this back: “It is old.”';
  await execute(payload)(sql`update payload_jobs set has_error = false, total_tried = 0`);
  await runDuePublications(payload);
  const today = await readDashboard(await createLocalReq({ user: asha.user }, payload));
  expect(today.scheduled?.[0]?.reason).toBe(`${sentBack} It was not published.`);
  expect(today.reviews?.items.map(({ detail }) => detail)).toContain('Ben Shah: It is old.');
  const req = await createLocalReq({ user: asha.user }, payload);
  await expect(
    schedulePublication({ req, type: 'publish', doc: { relationTo: 'blogs', value: String(id) } }),
  ).rejects.toThrow(sentBack);
  await payload.updateGlobal({ slug: 'settings', data: { twoPeople: true, _status: 'published' } });

  await payload.update({ collection: 'blogs', id, data: { _status: 'published' } });
  const where = { 'version._status': { equals: 'published' } };
  const blogs = await payload.findVersions({
    collection: 'blogs',
    where: { ...where, parent: { equals: id } },
  });
  const about = await payload.findGlobalVersions({ slug: 'about', where });
  await change(id, 'Newer');
  await isRejected(asha, 'POST', `/blogs/versions/${blogs.docs[0]?.id}`);
  await isRejected(asha, 'POST', `/globals/about/versions/${about.docs[0]?.id}`);
  expect((await asha.call('POST', `/blogs/versions/${blogs.docs[0]?.id}?draft=true`)).status).toBe(200);
  await ask(id);
  await act(ben, id, 'approve');
  expect((await asha.call('PATCH', bulk, { _status: 'published' })).status).toBe(200);
});

test('leaves redirects and images that visitors see to administrators', async () => {
  const at = async ({ call }: Person, method: string, path: string, body: object) =>
    (await call(method, path, body)).status;
  const redirect = { from: '/review-old', to: '/' };
  const { id } = await payload.create({ collection: 'redirects', data: { ...redirect, from: '/older' } });
  for (const [person, statuses] of [
    [asha, [403, 403]],
    [admin, [201, 200]],
  ] as const)
    expect([
      await at(person, 'POST', '/redirects', redirect),
      await at(person, 'PATCH', `/redirects/${id}`, { to: '/about' }),
    ]).toEqual(statuses);

  const shown = Number(image);
  const read = () => payload.findByID({ collection: 'media', id: shown, depth: 0 });
  const before = await read();
  const alt = { alt: 'Changed by one person' };
  expect(await at(asha, 'PATCH', `/media/${shown}`, alt)).toBe(403);
  expect(await at(recruiter, 'PATCH', `/media?where[id][equals]=${shown}`, alt)).toBe(200);
  expect(await read()).toEqual(before);
  const { rows } = await execute(payload)(sql`
    update document_references set state = 'draft' where target = (select max(target) from document_references where target like 'media:%')
    returning target`);
  const unused = String(rows[0]?.target).slice('media:'.length);
  expect(await at(asha, 'PATCH', `/media/${unused}`, alt)).toBe(200);
  const draft = await createDraft('With an image of its own', { image: Number(unused) });
  expect(await at(asha, 'PATCH', `/media/${unused}`, alt)).toBe(200);
  await ask(draft);
  expect(await at(asha, 'PATCH', `/media/${unused}`, alt)).toBe(403);
  expect(await at(admin, 'PATCH', `/media/${shown}`, alt)).toBe(200);
});

test('lets only administrators change the setting', async () => {
  await asha.call('POST', '/globals/settings?draft=true', { twoPeople: false, tagline: 'Ours' });
  const settings = await payload.findGlobal({ slug: 'settings', draft: true });
  expect(settings).toMatchObject({ twoPeople: true, tagline: 'Ours' });
});

test('names a linked document by its title, also in the trash', async () => {
  const { id: target } = await payload.create({
    collection: 'pages',
    data: { title: 'Soon gone', path: '/soon-gone', _status: 'published' },
  });
  const cards = [{ title: 'Card', subtitle: 'Of a test', link: `pages:${target}` }];
  const { id } = await payload.create({
    collection: 'pages',
    data: { title: 'Linking', path: '/linking', sections: [{ blockType: 'cards', cards }], _status: 'draft' },
  });
  const problem = async () => {
    const { body } = await asha.call('GET', `/reviews/checks?kind=pages&id=${id}`);
    return (body.problems as string[]).find((text) => text.startsWith('The link'));
  };
  await payload.update({ collection: 'pages', id: target, data: { deletedAt: new Date().toISOString() } });
  expect(await problem()).toMatch(/^The link to “Soon gone” in .* leads nowhere: The page was deleted or/);
  await payload.delete({ collection: 'pages', id: target, trash: true });
  expect(await problem()).toMatch(/^The link to a deleted page in /);
});

test('lists what keeps a document from being published, and rejects new links that lead nowhere', async () => {
  const link = { type: 'link', version: 3, fields: { linkType: 'custom', url: '/nowhere' }, children: [] };
  const root = { type: 'root', version: 1, children: [{ type: 'paragraph', version: 1, children: [link] }] };
  const id = await createDraft('Broken', { subtitle: null, description: { root } });
  const { body } = await asha.call('GET', `/reviews/checks?kind=blogs&id=${id}`);
  const broken =
    'The link /nowhere in Text leads nowhere: There is no page at this address. Correct or remove it.';
  expect(body.problems).toEqual([expect.stringMatching(/^Subtitle: /), broken]);
  await act(admin, id, 'release', { note: 'A test' });
  expect(await publish(asha, id)).toBe(`${broken} Then publish again.`);
  await payload.update({ collection: 'blogs', id, data: { subtitle, _status: 'published' } });
  await change(id, 'Still broken');
  expect((await asha.call('GET', `/reviews/checks?kind=blogs&id=${id}`)).body.problems).toEqual([]);
});
