import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload';
import { executeIn, sql } from '../transaction.ts';

/** Locks records until the end of the transaction of `req`, in the order of their numbers so that no two wait for each other. */
export async function lockRecords(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: number[],
): Promise<void> {
  const run = await executeIn(req);
  // Not FOR UPDATE, which would keep others from writing a note about the record.
  await run(
    sql`select id from ${tableOf(collection)} where id in (${listed(ids)}) order by id for no key update`,
  );
}

/** Locks a global until the end of the transaction of `req`; it may have no row yet. */
export async function lockGlobal(req: PayloadRequest, global: GlobalSlug): Promise<void> {
  const run = await executeIn(req);
  await run(sql`select pg_advisory_xact_lock(hashtextextended(${`save ${global}`}, 0))`);
}

/** The versions of records as an edit view reads them: that of the newest draft, else that of what is stored. */
export async function versionsOf(
  req: PayloadRequest,
  collection: CollectionSlug,
  ids: number[],
): Promise<Map<number, string>> {
  const run = await executeIn(req);
  const table = tableOf(collection);
  const hasDrafts = req.payload.collections[collection].config.versions?.drafts;
  const { rows } = await run<{ id: number; version: string }>(
    hasDrafts
      ? sql`select distinct on (stored.id) stored.id, coalesce(draft.version_updated_at, stored.updated_at) as version
          from ${table} stored left join ${versionTableOf(collection)} draft
            on draft.parent_id = stored.id and draft.latest and draft.version__status = 'draft'
          where stored.id in (${listed(ids)}) order by stored.id, draft.updated_at desc`
      : sql`select id, updated_at as version from ${table} where id in (${listed(ids)})`,
  );
  return new Map(rows.map(({ id, version }) => [id, new Date(version).toISOString()]));
}

/** The version of a global, read in the same way; undefined while nobody has saved it. */
export async function versionOfGlobal(req: PayloadRequest, global: GlobalSlug): Promise<string | undefined> {
  const run = await executeIn(req);
  const table = tableOf(global);
  const hasDrafts = req.payload.globals.config.find(({ slug }) => slug === global)?.versions?.drafts;
  const { rows } = await run<{ version: string | null }>(
    hasDrafts
      ? sql`select coalesce(draft.version_updated_at, stored.updated_at) as version
          from ${table} stored left join ${versionTableOf(global)} draft
            on draft.latest and draft.version__status = 'draft'
          order by draft.updated_at desc limit 1`
      : sql`select updated_at as version from ${table} limit 1`,
  );
  const version = rows[0]?.version;
  return version ? new Date(version).toISOString() : undefined;
}

function listed(ids: number[]) {
  return sql`select value::int from json_array_elements_text(${JSON.stringify(ids)}::json)`;
}

function tableOf(slug: string) {
  return sql.identifier(slug.replaceAll('-', '_'));
}

function versionTableOf(slug: string) {
  return sql.identifier(`_${slug.replaceAll('-', '_')}_v`);
}
