import type { CollectionSlug, FlattenedField, GlobalSlug } from 'payload';
import { describe, expect, test } from 'vitest';
import { makeRecords } from '../../testing/access/records.ts';
import { createPeople, openAccounts } from '../../testing/accounts.ts';
import { inTransaction } from '../database/transaction.ts';
import { setAvailability } from '../recruiting/jobs/availability.ts';
import { roles } from './roles.ts';

type Doc = Record<string, unknown>;

const { payload, rest } = await openAccounts();
await makeRecords(payload);
const people = await createPeople(payload, rest);

const past = '2010-01-01T00:00:00.000Z';
const times = { createdAt: past, updatedAt: past };
/** Written by the system with every change, or a state that staff change. */
const changing = ['id', 'savedBy', 'deletedAt', '_status', '_order'];

/** Whether no screen lets people change a field; docs/access.md names those fields. */
function isReadOnly(field: FlattenedField): boolean {
  if (field.type === 'join' || changing.includes(field.name)) return false;
  const { readOnly, hidden } = Object(field.admin);
  if (readOnly || hidden || ('hidden' in field && field.hidden)) return true;
  return field.type === 'group' && field.flattenedFields.every(isReadOnly);
}

function forgeValue(field: FlattenedField): unknown {
  if (field.type === 'group') return forge(field.flattenedFields, () => true);
  if (field.type === 'array') return [forge(field.flattenedFields, () => true)];
  if (field.type === 'relationship' || field.type === 'upload') return null;
  if (field.type === 'select') return Object(field.options.at(-1)).value;
  const values: Doc = { number: 1, checkbox: true, date: past, email: 'forged@mail.example' };
  return values[field.type] ?? ('hasMany' in field && field.hasMany ? ['forged'] : 'forged');
}

/** Makes a value for each read-only field. */
function forge(fields: FlattenedField[], isForged = isReadOnly): Doc {
  return Object.fromEntries(fields.filter(isForged).map((field) => [field.name, forgeValue(field)]));
}

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
      const forged = { ...forge(flattenedFields), ...times };
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
  const forged = forge(payload.collections.users.config.flattenedFields);
  expect(forged).toHaveProperty('secondFactorSecret');
  const sent = { ...forged, ...account, roles: ['sales'], ...times };
  const made = await rest('POST', '/users', { token, body: sent });
  expect(made.status).toBe(201);
  const user = await stored('users', Number((made.body.doc as Doc).id));
  expect(JSON.stringify(user)).not.toMatch(/forged|2010-01-01/);
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
