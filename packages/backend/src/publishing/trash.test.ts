import { describe, expect, test } from 'vitest';
import { type Call, openTestStaffSide } from '../../testing/open-staff-side.ts';
import { createSchedule, onePixel } from '../../testing/records.ts';
import { execute, sql } from '../database/transaction.ts';
import { runDuePublications } from './schedule/run-due-publications.ts';
import { eraseTrash } from './trash.ts';

const staff = await openTestStaffSide();
const { payload } = staff;
const editor = await staff.as('editor');

interface Body {
  doc?: { id: number; path: string; key: string; _status: string; deletedAt: string | null };
  docs: { id: number; savedBy?: string; version: { savedBy?: string } }[];
  errors: { message: string; data?: { errors?: { message: string }[]; newer?: object } }[];
}

async function send(call: Call, method: string, path: string, json?: object, headers = {}) {
  const response = await call(`/api/${path}`, { method, headers, ...(json && { json }) });
  return { status: response.status, body: (await response.json()) as Body };
}

const section = { blockType: 'cards' as const, cards: [{ title: 'Card', subtitle: 'Of a test', link: '/' }] };
const pageData = (path: string) => {
  return { title: `Page at ${path}`, path, sections: [section], _status: 'published' as const };
};
const createPage = (path: string) => payload.create({ collection: 'pages', data: pageData(path), depth: 0 });

const trash = (collection: string, id: number, more = {}) =>
  send(editor, 'PATCH', `${collection}/${id}`, { deletedAt: '2001-01-01T00:00:00.000Z', ...more });
const restore = (id: number, more = {}) =>
  send(editor, 'PATCH', `pages/${id}?trash=true`, { deletedAt: null, ...more });

async function readActions(record: number): Promise<string[]> {
  const { rows } = await execute(payload)<{ action: string }>(
    sql`select action from audit_events where record = ${String(record)} and kind = 'pages' order by id`,
  );
  return rows.map(({ action }) => action);
}

const revision = async () => (await payload.findGlobal({ slug: 'content-revision' })).value;
const anonymous = { overrideAccess: false, depth: 0 } as const;

const age = (table: string, days: number) =>
  execute(payload)(
    sql`update ${sql.identifier(table)} set deleted_at = deleted_at - make_interval(days => ${days}) where deleted_at is not null`,
  );

describe('a trashed document', () => {
  test('leaves the site at once and comes back as a draft, both recorded', async () => {
    const { id } = await createPage('/trash-a');
    const before = await revision();
    const { status, body } = await trash('pages', id);
    expect([status, body.doc?._status]).toEqual([200, 'draft']);
    // The server's clock counts.
    expect(Date.parse(String(body.doc?.deletedAt))).toBeGreaterThan(Date.now() - 60_000);
    expect(await revision()).not.toBe(before);
    const where = { id: { equals: id } };
    expect((await payload.find({ collection: 'pages', where, trash: true, ...anonymous })).docs).toEqual([]);
    const { rows } = await execute(payload)(sql`select from search_entries where path = '/trash-a'`);
    expect(rows).toEqual([]);
    const published = await send(editor, 'PATCH', `pages/${id}?trash=true`, { _status: 'published' });
    expect(published.status).toBe(409);
    const { body: restored } = await restore(id);
    expect(restored.doc).toMatchObject({ path: '/trash-a', _status: 'draft', deletedAt: null });
    expect(await readActions(id)).toEqual(['trashed', 'restored']);
  });

  test('is moved whole when only its draft was to be', async () => {
    const { id } = await createPage('/trash-b');
    await send(editor, 'PATCH', `pages/${id}?draft=true`, {
      deletedAt: new Date().toISOString(),
    });
    expect(
      (await payload.find({ collection: 'pages', where: { path: { equals: '/trash-b' } } })).docs,
    ).toEqual([]);
    const { body } = await send(editor, 'PATCH', `pages/${id}?draft=true&trash=true`, { deletedAt: null });
    expect(body.doc).toMatchObject({ deletedAt: null });
    expect((await payload.findByID({ collection: 'pages', id })).deletedAt).toBeNull();
  });

  test('keeps its path and key, so that restoring makes no second page there', async () => {
    const { id } = await createPage('/trash-c');
    await trash('pages', id);
    const { status, body } = await send(editor, 'POST', 'pages', pageData('/trash-c'));
    expect(status).toBe(400);
    expect(body.errors[0]?.data?.errors?.[0]?.message).toContain('the page “Page at /trash-c” in the trash');
    const other = await send(editor, 'POST', 'pages', {
      ...pageData('/trash-c2'),
      title: 'Page at /trash-c',
    });
    expect([other.status, other.body.doc?.key]).toEqual([201, 'page-at-trash-c-2']);
    const { body: restored } = await restore(id, { _status: 'published' });
    expect(restored.doc).toMatchObject({ path: '/trash-c', key: 'page-at-trash-c', _status: 'published' });
  });

  test('is not published by its schedule', async () => {
    const { id } = await createPage('/trash-d');
    await createSchedule(payload, { collection: 'pages', id });
    await trash('pages', id);
    expect((await payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(0);
    await runDuePublications(payload);
    expect((await payload.findByID({ collection: 'pages', id, trash: true }))._status).toBe('draft');
  });
});

test('only administrators delete what is not in the trash', async () => {
  const { id } = await createPage('/trash-g');
  expect((await send(editor, 'DELETE', `pages/${id}`)).status).toBe(403);
  expect((await send(editor, 'DELETE', `pages?where[id][equals]=${id}`)).body.docs).toEqual([]);
  expect((await payload.findByID({ collection: 'pages', id })).path).toBe('/trash-g');
  await trash('pages', id);
  expect((await send(editor, 'DELETE', `pages/${id}?trash=true`)).status).toBe(200);
  const other = await createPage('/trash-h');
  const administrator = await staff.as('administrator');
  expect((await send(administrator, 'DELETE', `pages/${other.id}`)).status).toBe(200);
});

test('erases what has been in the trash for 30 days, except images that published content shows', async () => {
  await execute(payload)(sql`delete from pages where deleted_at is not null`);
  const file = { name: 'kite.png', mimetype: 'image/png', size: 67, data: onePixel };
  const image = await payload.create({ collection: 'media', data: { alt: 'A kite' }, file });
  const [page, shows] = [await createPage('/trash-f'), await createPage('/trash-shows')];
  expect((await trash('pages', page.id)).status).toBe(200);
  await payload.update({ collection: 'pages', id: shows.id, data: { image: image.id } });
  await execute(payload)(sql`update media set deleted_at = now() where id = ${image.id}`);
  await age('media', 31);
  await age('pages', 29);
  expect(await eraseTrash(payload)).toBe(0);
  await age('pages', 2);
  expect(await eraseTrash(payload)).toBe(1);
  expect((await readActions(page.id)).at(-1)).toBe('retired');
  await payload.delete({ collection: 'pages', id: shows.id });
  expect(await eraseTrash(payload)).toBe(1);
});

test('stores who saved each version, for staff alone', async () => {
  const { id } = await createPage('/authors');
  await send(editor, 'PATCH', `pages/${id}`, { title: 'Changed by the editor', savedBy: 'Somebody else' });
  const versions = await send(editor, 'GET', `pages/versions?where[parent][equals]=${id}&sort=updatedAt`);
  expect(versions.body.docs.map(({ version }) => version.savedBy)).toEqual(['The system', 'A editor']);
  const first = versions.body.docs[0]?.id;
  await send(editor, 'POST', `pages/versions/${first}`);
  expect((await payload.findByID({ collection: 'pages', id })).savedBy).toBe('A editor');
  const visitor = await staff.as(null);
  const [seen] = (await send(visitor, 'GET', `pages?where[id][equals]=${id}`)).body.docs;
  expect(seen).toMatchObject({ id, title: 'Page at /authors' });
  expect(seen).not.toHaveProperty('savedBy');
});
