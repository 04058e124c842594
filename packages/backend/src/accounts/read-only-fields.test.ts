import type { CollectionSlug, FlattenedField, GlobalSlug } from 'payload';
import { afterAll, describe, expect, test } from 'vitest';
import { makeRecords } from '../../testing/access/records.ts';
import { createPeople, openAccounts } from '../../testing/accounts.ts';
import { inTransaction } from '../database/transaction.ts';
import { setAvailability } from '../recruiting/jobs/availability.ts';
import { roles } from './roles.ts';

type Doc = Record<string, unknown>;

const { payload, rest, close } = await openAccounts();
afterAll(close);
await makeRecords(payload);
const people = await createPeople(payload, rest);

/** Read-only fields of each collection with forged values. */
const readOnly: Record<string, Doc> = {
  applications: {
    job: null,
    jobTitle: 'forged',
    firstName: 'forged',
    lastName: 'forged',
    email: 'forged@mail.example',
    phoneNumber: 'forged',
    answers: [{ question: 'forged', answer: 'forged' }],
    totalExperience: 1,
    relevantExperience: 1,
    currentSalary: 1,
    expectedSalary: 1,
    city: 'forged',
    currentLocation: 'forged',
    state: { name: 'forged', datasetId: 1 },
    country: { name: 'forged', datasetId: 1 },
    relocate: 'forged',
    gender: 'forged',
    emailVerifiedAt: '2010-01-01T00:00:00.000Z',
    source: 'forged',
    resume: {
      fileName: 'forged',
      fileType: 'forged',
      size: 1,
      storedName: 'forged',
      sha256: 'forged',
      scan: 'clean',
    },
    stageChangedAt: '2010-01-01T00:00:00.000Z',
    resumeMissing: true,
    possibleDuplicate: true,
    reference: 'forged',
    noticeVersion: 99,
    submissionKey: 'forged',
  },
  messages: {
    name: 'forged',
    organization: 'forged',
    country: 'forged',
    email: 'forged@mail.example',
    phone: 'forged',
    message: 'forged',
    topic: 'forged',
    page: 'forged',
    spamReasons: ['forged'],
    suspectedSpam: true,
    firstAnsweredAt: '2010-01-01T00:00:00.000Z',
    reference: 'forged',
    noticeVersion: 99,
    submissionKey: 'forged',
  },
  jobs: { availability: 'closed', closedAt: '2010-01-01T00:00:00.000Z', key: 'forged', searchText: 'forged' },
  media: {
    filename: 'forged.png',
    mimeType: 'text/html',
    filesize: 1,
    width: 1,
    height: 1,
    url: '/forged',
    thumbnailURL: '/forged',
    seedKey: 'forged',
    sizes: { w480: { filename: 'forged.webp', url: '/forged', width: 1 } },
  },
  'application-notes': { about: 0, text: 'forged', kind: 'reply', author: null },
  'message-notes': { about: 0, text: 'forged', kind: 'reply', author: null },
  mails: { kind: 'forged', to: 'forged@mail.example', state: 'failed', sealedData: 'forged' },
  'audit-events': { action: 'erased', actorName: 'forged', summary: 'forged' },
  'retention-receipts': { kind: 'forged', summary: 'forged', deleted: 99 },
  users: {
    secondFactorSince: '2010-01-01T00:00:00.000Z',
    secondFactorSecret: 'forged',
    recoveryCodes: ['forged'],
    hash: 'forged',
    salt: 'forged',
    resetPasswordToken: 'forged',
    resetPasswordExpiration: '2099-01-01T00:00:00.000Z',
    sealedFirstPassword: 'forged',
    sessions: [{ id: 'forged', expiresAt: '2099-01-01T00:00:00.000Z' }],
  },
};
const times = { createdAt: '2010-01-01T00:00:00.000Z', updatedAt: '2010-01-01T00:00:00.000Z' };
const forge = (slug: string, fields: FlattenedField[]): Doc => ({
  ...(fields.some((field) => 'name' in field && field.name === 'key') && { key: 'forged' }),
  ...readOnly[slug],
  ...times,
});

const stored = async (slug: string, id: number): Promise<Doc> => ({
  ...(await payload.db.findOne<Doc & { id: number }>({
    collection: slug as CollectionSlug,
    where: { id: { equals: id } },
  })),
});
const valuesOf = (doc: Doc, forged: Doc) =>
  // `updatedAt` may move, to now.
  Object.fromEntries(Object.keys(forged).map((name) => [name, name === 'updatedAt' ? null : doc[name]]));

describe.each(roles)('as %s', (role) => {
  test('no read-only field of a collection changes, one by one or in bulk', {
    timeout: 120_000,
  }, async () => {
    const { user, token } = people[role];
    for (const { slug, flattenedFields } of payload.config.collections) {
      if (slug.startsWith('payload-')) continue;
      const { docs } = await payload.find({ collection: slug as CollectionSlug, limit: 1, depth: 0 });
      const id = Number(slug === 'users' ? user?.id : docs[0]?.id);
      const forged = forge(slug, flattenedFields);
      const before = await stored(slug, id);
      for (const path of [`/${slug}/${id}`, `/${slug}?where[id][equals]=${id}`]) {
        const alone = await rest('PATCH', path, { token, body: times });
        expect(alone.status, `${path}: only read-only fields`).toBe(403);
        // Beside another field, as a form sends it.
        await rest('PATCH', path, { token, body: { ...forged, somethingElse: 1 } });
        const after = await stored(slug, id);
        expect(valuesOf(after, forged), path).toEqual(valuesOf(before, forged));
        expect(String(after.updatedAt), path).not.toContain('2010');
      }
    }
  });

  test('no read-only field of a global changes', async () => {
    const { token } = people[role];
    for (const { slug } of payload.config.globals) {
      const read = () => payload.findGlobal({ slug: slug as GlobalSlug, depth: 0 });
      expect((await rest('POST', `/globals/${slug}`, { token, body: times })).status, slug).toBe(403);
      const body = { ...times, value: 'forged', somethingElse: 1 };
      await rest('POST', `/globals/${slug}`, { token, body });
      expect(JSON.stringify(await read()), slug).not.toMatch(/2010-01-01|forged/);
    }
  });
});

test('a new record ignores forged timestamps, and controls in pasted text', async () => {
  const { token } = people.administrator;
  const data = { name: 'A\u2028cli\0ent\t(pasted)', content: 'Words\vand\0 more', ...times };
  const { body, status } = await rest('POST', '/success-stories?draft=true', { token, body: data });
  expect(status).toBe(201);
  const doc = body.doc as Doc;
  expect(doc).toMatchObject({ name: 'A client (pasted)', content: 'Words\nand more' });
  for (const name of ['createdAt', 'updatedAt'])
    expect(Date.parse(String(doc[name])), name).toBeGreaterThan(Date.now() - 60_000);
  const account = { name: 'X', email: 'x@riverfront.example', password: 'correct horse battery', roles: [] };
  const made = await rest('POST', '/users', {
    token,
    body: { ...account, roles: ['sales'], ...readOnly.users, ...times },
  });
  expect(made.status).toBe(201);
  const user = await stored('users', Number((made.body.doc as Doc).id));
  expect(JSON.stringify(user)).not.toMatch(/forged|2010-01-01|2099-01-01/);
});

test('only the site raises the version of a privacy notice', async () => {
  const { token } = people.editor;
  const read = () => payload.findGlobal({ slug: 'forms', depth: 0 });
  const { contact } = await read();
  const notice = { ...contact.notice, version: 99 };
  const body = { contact: { ...contact, notice }, _status: 'published' };
  expect((await rest('POST', '/globals/forms', { token, body })).status).toBe(200);
  expect((await read()).contact.notice.version).toBe(contact.notice.version);
});

test('restoring a version keeps the stored read-only fields', async () => {
  const { token } = people.recruiter;
  const open = { availability: { equals: 'active' }, _status: { equals: 'published' } };
  const { docs } = await payload.find({ collection: 'jobs', where: open, limit: 1, depth: 0 });
  const id = docs[0]?.id ?? 0;
  const body = { department: 'Another', _status: 'published' };
  await rest('PATCH', `/jobs/${id}?depth=0`, { token, body });
  const newest = { collection: 'jobs', where: { parent: { equals: id } }, sort: '-updatedAt' } as const;
  const { docs: versions } = await payload.findVersions({ ...newest, limit: 1 });
  await inTransaction(payload, ({ req }) => setAvailability(req, id, 'closed'));
  const closed = await stored('jobs', id);
  for (const query of ['', '?draft=true']) {
    const { status } = await rest('POST', `/jobs/versions/${versions[0]?.id}${query}`, { token });
    expect(status).toBe(200);
    const after = await payload.findByID({ collection: 'jobs', id, draft: true, depth: 0 });
    const { key, createdAt, closedAt } = closed;
    expect(after).toMatchObject({ key, createdAt, closedAt, availability: 'closed', department: 'Another' });
  }
});
