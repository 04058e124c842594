import type { Where } from 'payload';
import { describe, expect, test } from 'vitest';
import { makeRecords } from '../../../testing/access/records.ts';
import { createAccount, createPeople, openAccounts, type Person } from '../../../testing/accounts.ts';
import type { RestAnswer, RestCall } from '../../../testing/rest.ts';
import { toEntityTag } from './versions.ts';

const { payload, rest } = await openAccounts();
await makeRecords(payload);
const people = await createPeople(payload, rest);

const as =
  (actor: Person['actor']) =>
  (method: string, path: string, call: RestCall = {}) =>
    rest(method, path, { ...call, token: people[actor].token });

const admin = as('administrator');

/** Collections without an edit form. */
const withoutForm = ['application-notes', 'message-notes', 'stage-changes'];

const alone = await payload.create({
  collection: 'pages',
  data: { title: 'Nothing links to it', path: '/alone', _status: 'published' },
});
const { collections, globals } = payload.config;
const isEdited = ({ slug, fields }: { slug: string; fields: object[] }) =>
  !withoutForm.includes(slug) && fields.some((field) => 'name' in field && field.name === 'editing');
const isGlobal = (slug: string) => globals.some((global) => global.slug === slug);
const edited = [...collections, ...globals]
  .filter(isEdited)
  .map(({ slug, versions }) => ({ slug, hasDrafts: Boolean(versions?.drafts) }));

const from = (version: unknown, body: unknown = {}): RestCall => ({
  headers: { 'If-Match': toEntityTag(version as string | undefined) },
  body,
});
const savedIn = ({ body }: RestAnswer) => (body.doc ?? body.result) as Record<string, unknown>;
const conflictIn = ({ body }: RestAnswer) =>
  (body.errors as [{ message: string; data: { newer: { by: string | null; at: string } } }])[0];

/** Returns the path of a global or of a collection's first record, and the method that saves it. */
async function findRecord(slug: string) {
  if (isGlobal(slug)) return { path: `/globals/${slug}`, method: 'POST', id: undefined };
  // Of these two the others cannot be unpublished.
  const only: Record<string, Where> = {
    offices: { key: { not_equals: 'ahmedabad' } },
    pages: { path: { equals: alone.path } },
  };
  const where = only[slug] ?? {};
  const { docs } = await payload.find({ collection: slug as never, where, sort: 'id', limit: 1, depth: 0 });
  const [doc] = docs as { id: number }[];
  return { path: `/${slug}/${doc?.id}`, method: 'PATCH', id: doc?.id };
}

test('covers every collection and global that staff edit', () => {
  const slugs = [...collections, ...globals].map(({ slug }) => slug);
  const others = slugs.filter(
    (slug) => !slug.startsWith('payload-') && edited.every((one) => one.slug !== slug),
  );
  const systemWritten = ['audit-events', 'content-revision', 'mails', 'retention-receipts'];
  expect(others.sort()).toEqual([...withoutForm, ...systemWritten].sort());
});

/** Finds the path of a record's newest state, and the method that saves it. */
async function findNewest({ slug, hasDrafts }: (typeof edited)[number]) {
  const { path, method } = await findRecord(slug);
  return { url: `${path}?depth=0${hasDrafts ? '&draft=true' : ''}`, method };
}

test.each(edited)(
  '$slug rejects a save from an older version with who saved the newer one and when',
  async (kind) => {
    const { url, method } = await findNewest(kind);
    const { updatedAt: loaded } = (await admin('GET', url)).body;
    const first = await admin(method, url, from(loaded));
    expect(first.status).toBe(200);
    const stale = await admin(method, url, from(loaded));
    expect(stale.status).toBe(409);
    expect(conflictIn(stale).message).toMatch(
      /^The administrator saved a newer version less than a minute ago/,
    );
    expect(conflictIn(stale).data.newer).toEqual({ by: 'The administrator', at: savedIn(first).updatedAt });
    const { updatedAt: reloaded } = (await admin('GET', url)).body;
    expect(reloaded).toBe(savedIn(first).updatedAt);
    expect((await admin(method, url, from(reloaded))).status).toBe(200);
  },
);

// All have the same hooks; these lock with others, have drafts or none, and are a collection or a global.
test.each(edited.filter(({ slug }) => ['messages', 'users', 'jobs', 'home', 'recipients'].includes(slug)))(
  '$slug accepts one of three concurrent saves',
  async (kind) => {
    const { url, method } = await findNewest(kind);
    const { updatedAt } = (await admin('GET', url)).body;
    const answers = await Promise.all([1, 2, 3].map(() => admin(method, url, from(updatedAt))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  },
);

/** Cannot be unpublished, because the site does not work without it. */
const alwaysPublished = ['page-contents', 'home'];

// Of those with drafts, a collection and a global that are always published, and two that save other records as well.
describe.each([...alwaysPublished, 'pages', 'jobs'])('%s, which has drafts', (slug) => {
  test('accepts each kind of save based on the version that the previous one returned, and on no other', async () => {
    const { path, method } = await findRecord(slug);
    const kinds = [
      ['draft', '&draft=true', { _status: 'draft' }],
      ['publish', '', { _status: 'published' }],
      ['draft over the published one', '&draft=true', { _status: 'draft' }],
      ['unpublish', '', { _status: 'draft' }],
      ['publish again', '', { _status: 'published' }],
    ] as const;
    const possible = kinds.filter(([kind]) => kind !== 'unpublish' || !alwaysPublished.includes(slug));
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

  test('restores a version only over the newest one that the user has seen', async () => {
    const { path, id: record } = await findRecord(slug);
    const { updatedAt: seen } = (await admin('GET', `${path}?depth=0&draft=true`)).body;
    const versions = isGlobal(slug) ? `${path}/versions` : `/${slug}/versions`;
    const where = isGlobal(slug) ? '' : `&where[parent][equals]=${record}`;
    const { docs } = (await admin('GET', `${versions}?limit=1&depth=0${where}`)).body;
    const [{ id }] = docs as [{ id: number }];
    const restore = async (version: unknown) =>
      (await admin('POST', `${versions}/${id}`, from(version))).status;
    expect(await restore('2020-01-01T00:00:00.000Z')).toBe(409);
    expect(await restore(seen)).toBe(200);
    expect(await restore(seen)).toBe(409);
  });
});

describe('a request', () => {
  const message = () => payload.find({ collection: 'messages', limit: 1 }).then(({ docs }) => docs[0]);

  test('without a version changes its fields over the newest version', async () => {
    const doc = await message();
    const sales = as('sales');
    const answers = await Promise.all([
      sales('PATCH', `/messages/${doc?.id}?depth=0`, { body: { status: 'in-progress' } }),
      sales('PATCH', `/messages/${doc?.id}?depth=0`, { body: { owner: people.sales.user?.id } }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await sales('GET', `/messages/${doc?.id}?depth=0`);
    expect(body).toMatchObject({ status: 'in-progress', owner: people.sales.user?.id });
  });

  test('by a user who may not change the record does not reveal who did', async () => {
    const doc = await message();
    const answer = await as('recruiter')('PATCH', `/messages/${doc?.id}`, from('2020-01-01T00:00:00.000Z'));
    expect(answer.status).toBe(403);
    expect(JSON.stringify(answer.body)).not.toContain('newer');
  });
});

describe('a job', () => {
  test('closed meanwhile is neither saved nor reopened from an outdated form', async () => {
    const recruiter = as('recruiter');
    const where = { _status: { equals: 'published' }, availability: { equals: 'active' } };
    const [job] = (await payload.find({ collection: 'jobs', where, limit: 1 })).docs;
    const { updatedAt } = (await recruiter('GET', `/jobs/${job?.id}?draft=true&depth=0`)).body;
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

test('colleagues read by name who has locked a document; versions, not the lock, decide on a save, which ends it', async () => {
  const [service] = (await payload.find({ collection: 'services', limit: 1, depth: 0 })).docs;
  const user = await createAccount(payload, { name: 'Asha Rao', roles: ['editor'] });
  const lock = await payload.create({
    collection: 'payload-locked-documents',
    data: {
      user: { relationTo: 'users', value: user.id },
      document: { relationTo: 'services', value: service?.id ?? 0 },
    },
  });
  const { body } = await as('editor')('GET', `/payload-locked-documents/${lock.id}?depth=1`);
  expect(body.user).toMatchObject({ value: { name: 'Asha Rao', email: 'Asha Rao' } });
  const saved = await admin('PATCH', `/services/${service?.id}?draft=true`, {
    body: { title: 'A' },
  });
  expect(saved.status).toBe(200);
  expect((await payload.count({ collection: 'payload-locked-documents' })).totalDocs).toBe(0);
});
