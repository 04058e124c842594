import { APIError, type CollectionSlug, type GlobalSlug, type PayloadRequest } from 'payload';
import { tableOf, versionsOf } from '../../database/records.ts';
import { executeIn, lock, sql } from '../../database/transaction.ts';
import { formatDuration } from '../../time/company-time.ts';
import { editingPath, type NewerVersion } from './versions.ts';

/** Locks records until the end of the transaction of `req`, in ascending order so that no deadlock arises. */
export async function lockRecords(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: number[],
): Promise<void> {
  // Not FOR UPDATE, which would keep others from writing a note about the record.
  await executeIn(req)(
    sql`select id from ${tableOf(collection)} where id in (${toRows(ids)}) order by id for no key update`,
  );
}

/** Locks a global until the end of the transaction of `req`; it may have no row yet. */
export async function lockGlobal(req: PayloadRequest, global: GlobalSlug): Promise<void> {
  await lock(executeIn(req), `save ${global}`);
}

/**
 * Reads the versions of records as an edit view does: that of the newest draft, or else of the stored row.
 * @param ids undefined for a global, which has one row or none
 */
async function readVersions(
  req: PayloadRequest,
  slug: string,
  ids?: number[],
): Promise<{ id: number; version: string; isTrashed: boolean }[]> {
  const { collections, globals } = req.payload.config;
  const config = (ids ? collections : globals).find((one) => one.slug === slug);
  const table = tableOf(slug);
  const ofIds = ids ? sql`where stored.id in (${toRows(ids)})` : sql``;
  const sameRecord = ids ? sql`draft.parent_id = stored.id and` : sql``;
  const trashed =
    config && 'trash' in config && config.trash ? sql`stored.deleted_at is not null` : sql`false`;
  const { rows } = await executeIn(req)<{ id: number; version: string | null; trashed: boolean }>(
    config?.versions?.drafts
      ? sql`select distinct on (stored.id) stored.id,
            coalesce(draft.version_updated_at, stored.updated_at) as version, ${trashed} as trashed
          from ${table} stored left join ${versionsOf(slug)} draft
            on ${sameRecord} draft.latest and draft.version__status = 'draft'
          ${ofIds} order by stored.id, draft.updated_at desc`
      : sql`select stored.id, stored.updated_at as version, ${trashed} as trashed from ${table} stored ${ofIds}`,
  );
  return rows.flatMap(({ id, version, trashed: isTrashed }) =>
    version === null ? [] : [{ id, version: new Date(version).toISOString(), isTrashed }],
  );
}

/** Reads the newest version of a record, or of a global where no id is given, and who saved it. */
async function readNewestVersion(
  req: PayloadRequest,
  slug: string,
  id?: number,
): Promise<NewerVersion | undefined> {
  const [newest] = await readVersions(req, slug, id === undefined ? undefined : [id]);
  if (!newest) return undefined;
  const by = await readLastEditor(req, slug, String(id ?? slug));
  return { by, at: newest.version, ...(newest.isTrashed && { isTrashed: true }) };
}

/** Stores who saved records last, in the transaction of the save; nobody where the system did. */
export async function recordEditors(req: PayloadRequest, source: string, records: string[]): Promise<void> {
  await executeIn(req)(sql`
    insert into last_editors (source, record, editor_id)
    select ${source}, value, ${req.user?.id ?? null}::int from json_array_elements_text(${JSON.stringify(records)}::json)
    on conflict (source, record) do update set editor_id = excluded.editor_id`);
}

/** Deletes the last editor of a record that is deleted. */
export async function removeEditor(req: PayloadRequest, source: string, record: string): Promise<void> {
  await executeIn(req)(sql`delete from last_editors where source = ${source} and record = ${record}`);
}

/** Reads the name of who saved a record last; null for the system and for a deleted account. */
async function readLastEditor(req: PayloadRequest, source: string, record: string): Promise<string | null> {
  const { rows } = await executeIn(req)<{ name: string | null }>(sql`
    select users.name from last_editors join users on users.id = last_editors.editor_id
    where source = ${source} and record = ${record}`);
  return rows[0]?.name ?? null;
}

function toRows(ids: number[]) {
  return sql`select value::int from json_array_elements_text(${JSON.stringify(ids)}::json)`;
}

/** A save is based on a version that is not the newest: status 409 with who saved the newest and when. */
class EditConflict extends APIError<{ newer: NewerVersion; errors: { path: string; message: string }[] }> {
  constructor(newer: NewerVersion) {
    const message = `${describe(newer)} Yours was not saved.`;
    super(message, 409, { newer, errors: [{ path: editingPath, message }] });
  }
}

function describe({ by, at, isTrashed }: NewerVersion): string {
  const what = isTrashed ? 'moved this to the trash' : 'saved a newer version';
  return `${by ?? 'The system'} ${what} ${formatDuration(Math.max(0, Date.now() - Date.parse(at)))} ago.`;
}

/**
 * Asserts that a change is based on the newest version of a record, or of a global where no id is given. Lock it
 * first.
 * @throws {EditConflict} with who saved the newest version and when
 */
export async function assertUnchanged(
  req: PayloadRequest,
  slug: string,
  id: number | undefined,
  version: string,
): Promise<void> {
  const newest = await readNewestVersion(req, slug, id);
  if (newest && Date.parse(newest.at) !== Date.parse(version)) throw new EditConflict(newest);
}
