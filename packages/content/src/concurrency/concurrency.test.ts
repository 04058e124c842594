import type { GlobalSlug } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePeople, type Person } from '../../testing/access/people.ts';
import { makeRecords } from '../../testing/access/records.ts';
import { openTestContent, type TestContent } from '../../testing/open-content.ts';
import { openRest, type Rest, type RestAnswer, type RestCall } from '../../testing/rest.ts';
import { createConfig } from '../create-config.ts';
import { listReadAtHeader, toEntityTag } from './versions.ts';

/** Collections and globals that nobody changes by hand. */
const closed = ['application-notes', 'message-notes'];

const { collections, globals } = await createConfig({
  databaseUrl: 'postgres://unused',
  secret: 'only the list of collections is read',
  mediaDir: '/unused',
});
const isEdited = ({ slug, fields }: { slug: string; fields: object[] }) =>
  !closed.includes(slug) && fields.some((field) => 'name' in field && field.name === 'editing');
const edited = [
  ...collections
    .filter(isEdited)
    .map(({ slug, versions }) => ({ slug, path: '', hasDrafts: !!versions?.drafts })),
  ...globals
    .filter(isEdited)
    .map(({ slug, versions }) => ({ slug, path: `/globals/${slug}`, hasDrafts: !!versions?.drafts })),
];

let content: TestContent;
let rest: Rest;
let people: Person[];

beforeAll(async () => {
  content = await openTestContent();
  await makeRecords(content.payload);
  rest = openRest(content);
  people = await makePeople(content, rest);
}, 300_000);
afterAll(async () => {
  await rest.close();
  await content.close();
});

const as = (asker: Person['asker']) => {
  const token = people.find((person) => person.asker === asker)?.token;
  return (method: string, path: string, call: RestCall = {}) =>
    rest(method, path, { ...call, ...(token && { token }) });
};
const from = (version: unknown, body: unknown = {}): RestCall => ({
  headers: { 'If-Match': toEntityTag(version as string | undefined) },
  body,
});
const savedIn = ({ body }: RestAnswer) => (body.doc ?? body.result) as Record<string, unknown>;
const conflictIn = ({ body }: RestAnswer) =>
  (body.errors as [{ message: string; data: { newer: { by: string | null; at: string } } }])[0];

/** The address of a record of a collection, or of a global, and the method that saves it. */
async function placeOf({ slug, path }: { slug: string; path: string }) {
  if (path) return { path, method: 'POST' };
  const { docs } = await content.payload.find({ collection: slug as never, sort: 'id', limit: 1, depth: 0 });
  const [doc] = docs as { id: number }[];
  return { path: `/${slug}/${doc?.id}`, method: 'PATCH' };
}

test('every collection and global that staff edit is checked', () => {
  expect(edited.map(({ slug }) => slug).sort()).toMatchInlineSnapshot(`
    [
      "about",
      "applications",
      "blogs",
      "companies",
      "culture-highlights",
      "forms",
      "home",
      "jobs",
      "legal-sections",
      "media",
      "menus",
      "messages",
      "offices",
      "page-contents",
      "pages",
      "recipients",
      "redirects",
      "reply-templates",
      "retention",
      "services",
      "settings",
      "solutions",
      "success-stories",
      "team-members",
      "users",
    ]
  `);
});

describe.each(edited)('$slug', (entity) => {
  const draft = entity.hasDrafts ? '&draft=true' : '';

  test('rejects a save from an older version with who saved the newer one and when', async () => {
    const { path, method } = await placeOf(entity);
    const admin = as('administrator');
    const { updatedAt: loaded } = (await admin('GET', `${path}?depth=0${draft}`)).body;
    const first = await admin(method, `${path}?depth=0${draft}`, from(loaded));
    expect(first.status).toBe(200);
    const stale = await admin(method, `${path}?depth=0${draft}`, from(loaded));
    expect(stale.status).toBe(409);
    expect(conflictIn(stale).message).toMatch(
      /^The administrator saved a newer version less than a minute ago/,
    );
    expect(conflictIn(stale).data.newer).toEqual({
      by: 'The administrator',
      at: savedIn(first).updatedAt,
    });
    const { updatedAt: reloaded } = (await admin('GET', `${path}?depth=0${draft}`)).body;
    expect(reloaded).toBe(savedIn(first).updatedAt);
    expect((await admin(method, `${path}?depth=0${draft}`, from(reloaded))).status).toBe(200);
  });

  test('lets one of two simultaneous saves through', async () => {
    const { path, method } = await placeOf(entity);
    const admin = as('administrator');
    const { updatedAt } = (await admin('GET', `${path}?depth=0${draft}`)).body;
    const answers = await Promise.all(
      [1, 2, 3].map(() => admin(method, `${path}?depth=0${draft}`, from(updatedAt))),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

/** What nobody can unpublish (0051). */
const alwaysPublished = ['page-contents', 'home', 'about', 'menus', 'settings', 'forms'];

describe.each(edited.filter(({ hasDrafts }) => hasDrafts))('$slug, which has drafts', (entity) => {
  test('takes each kind of save from the version that the one before answered, and from no other', async () => {
    const { path, method } = await placeOf(entity);
    const admin = as('administrator');
    const kinds = [
      ['autosave', '&draft=true&autosave=true', {}],
      ['autosave again', '&draft=true&autosave=true', {}],
      ['draft', '&draft=true', { _status: 'draft' }],
      ['publish', '', { _status: 'published' }],
      ['autosave over the published one', '&draft=true&autosave=true', {}],
      ['unpublish', '', { _status: 'draft' }],
      ['publish again', '', { _status: 'published' }],
    ] as const;
    const possible = kinds.filter(([kind]) => kind !== 'unpublish' || !alwaysPublished.includes(entity.slug));
    let { updatedAt: version } = (await admin('GET', `${path}?depth=0&draft=true`)).body;
    for (const [kind, query, body] of possible) {
      const before = version;
      const saved = await admin(method, `${path}?depth=0${query}`, from(version, body));
      expect(saved.status, kind).toBe(200);
      version = savedIn(saved).updatedAt;
      expect((await admin('GET', `${path}?depth=0&draft=true`)).body.updatedAt, kind).toBe(version);
      expect((await admin(method, `${path}?depth=0${query}`, from(before, body))).status, kind).toBe(409);
    }
  });

  test('restores a version over the newest one that was looked at alone', async () => {
    const { path } = await placeOf(entity);
    const admin = as('administrator');
    const { updatedAt: looked } = (await admin('GET', `${path}?depth=0&draft=true`)).body;
    const versions = entity.path ? `${path}/versions` : `/${entity.slug}/versions`;
    const where = entity.path ? '' : `&where[parent][equals]=${path.split('/').at(-1)}`;
    const { docs } = (await admin('GET', `${versions}?limit=1&depth=0${where}`)).body;
    const [{ id }] = docs as [{ id: number }];
    expect((await admin('POST', `${versions}/${id}`, from('2020-01-01T00:00:00.000Z'))).status).toBe(409);
    expect((await admin('POST', `${versions}/${id}`, from(looked))).status).toBe(200);
    expect((await admin('POST', `${versions}/${id}`, from(looked))).status).toBe(409);
  });
});

describe('a request', () => {
  const message = () =>
    content.payload.find({ collection: 'messages', limit: 1 }).then(({ docs }) => docs[0]);

  test('that names no version changes what it names, over the newest version', async () => {
    const doc = await message();
    const sales = as('sales');
    const [owner] = people.filter(({ asker }) => asker === 'sales');
    const answers = await Promise.all([
      sales('PATCH', `/messages/${doc?.id}?depth=0`, { body: { status: 'in-progress' } }),
      sales('PATCH', `/messages/${doc?.id}?depth=0`, { body: { owner: owner?.user?.id } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await sales('GET', `/messages/${doc?.id}?depth=0`);
    expect(body).toMatchObject({ status: 'in-progress', owner: owner?.user?.id });
  });

  test('of somebody who may not change the record learns nothing about others', async () => {
    const doc = await message();
    const answer = await as('recruiter')('PATCH', `/messages/${doc?.id}`, from('2020-01-01T00:00:00.000Z'));
    expect(answer.status).toBe(403);
    expect(JSON.stringify(answer.body)).not.toContain('newer');
  });

  test('with several versions or none of ours is not taken for a version', async () => {
    const doc = await message();
    const admin = as('administrator');
    for (const tag of ['*', 'nonsense', '"not a time"'])
      expect(
        (await admin('PATCH', `/messages/${doc?.id}`, { headers: { 'If-Match': tag }, body: {} })).status,
        tag,
      ).toBe(200);
  });

  test('for many records is rejected as a whole when one has changed since the list was read', async () => {
    const admin = as('administrator');
    const made = await Promise.all(
      ['Thanks again', 'Sorry'].map((name) =>
        content.payload.create({
          collection: 'reply-templates',
          data: { name, audience: 'messages', subject: name, body: name },
        }),
      ),
    );
    const where = made.map(({ id }, index) => `where[id][in][${index}]=${id}`).join('&');
    const readAt = new Date().toISOString();
    const change = (at: string, subject: string) =>
      admin('PATCH', `/reply-templates?${where}`, { headers: { [listReadAtHeader]: at }, body: { subject } });
    expect((await change(readAt, 'Changed')).status).toBe(200);
    const stale = await change(readAt, 'Changed again');
    expect(stale.status).toBe(409);
    expect(conflictIn(stale).message).toMatch(/^2 of these records have changed since this list was loaded/);
    const { docs } = (await admin('GET', `/reply-templates?${where}`)).body;
    expect((docs as { subject: string }[]).map(({ subject }) => subject)).toEqual(['Changed', 'Changed']);
    expect((await change(new Date().toISOString(), 'Third')).status).toBe(200);
  });
});

describe('a job', () => {
  test('that somebody closed is not closed or opened from a page that does not know', async () => {
    const recruiter = as('recruiter');
    const { docs } = await content.payload.find({
      collection: 'jobs',
      where: { _status: { equals: 'published' }, availability: { equals: 'active' } },
      limit: 1,
    });
    const [job] = docs;
    const { updatedAt } = (await recruiter('GET', `/jobs/${job?.id}?draft=true&depth=0`)).body;
    const { payload } = content;
    await payload.update({ collection: 'jobs', id: job?.id ?? 0, data: { availability: 'closed' } });
    const stale = await recruiter(
      'PATCH',
      `/jobs/${job?.id}?draft=true`,
      from(updatedAt, { department: 'Boats', availability: 'active' }),
    );
    expect(stale.status).toBe(409);
    expect(conflictIn(stale).data.newer.by).toBeNull();
    expect((await recruiter('POST', `/jobs/${job?.id}/reopen`, from(updatedAt))).status).toBe(409);
    const after = await payload.findByID({ collection: 'jobs', id: job?.id ?? 0, draft: true });
    expect(after.availability).toBe('closed');
  });
});

describe('who has a record open', () => {
  const beat = (asker: Person['asker'], view: string, body: object) =>
    as(asker)('POST', '/open-documents', { body: { view, ...body } });
  const views = [
    '0190b0f4-0000-7000-8000-000000000001',
    '0190b0f4-0000-7000-8000-000000000002',
    '0190b0f4-0000-7000-8000-000000000003',
  ] as const;

  test('is told to the others, and the newest version with it, until they leave', async () => {
    const { docs } = await content.payload.find({ collection: 'jobs', limit: 1, draft: true });
    const record = { source: 'jobs', id: docs[0]?.id };
    expect((await beat('recruiter', views[0], record)).body.others).toEqual([]);
    const { body } = await beat('administrator', views[1], record);
    expect(body.others).toEqual(['The recruiter']);
    const { updatedAt } = (await as('recruiter')('GET', `/jobs/${record.id}?draft=true`)).body;
    expect((body.newest as { at: string }).at).toBe(updatedAt);
    expect((await beat('recruiter', views[0], record)).body.others).toEqual(['The administrator']);
    const left = await as('administrator')('DELETE', '/open-documents', {
      body: { view: views[1], ...record },
    });
    expect(left.status).toBe(204);
    expect((await beat('recruiter', views[0], record)).body.others).toEqual([]);
  });

  test.each(edited)('is known of $slug', async (entity) => {
    const { path } = await placeOf(entity);
    const record = entity.path
      ? { source: entity.slug }
      : { source: entity.slug, id: Number(path.split('/').at(-1)) };
    expect((await beat('administrator', views[2], record)).status).toBe(200);
  });

  test('is told to nobody who may not change the record', async () => {
    const { docs } = await content.payload.find({ collection: 'applications', limit: 1 });
    const record = { source: 'applications', id: docs[0]?.id };
    expect((await beat('editor', views[0], record)).status).toBe(403);
    expect((await beat('anonymous', views[0], record)).status).toBe(403);
    expect((await beat('administrator', views[0], { source: 'no-such-thing' })).status).toBe(403);
    const settings = await beat('sales', views[0], { source: 'settings' satisfies GlobalSlug });
    expect(settings.status).toBe(403);
  });
});
