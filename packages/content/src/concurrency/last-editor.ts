import type { PayloadRequest } from 'payload';
import { executeIn, sql } from '../transaction.ts';

/** Writes down whose save of a record is the newest, in the transaction of the save. Nobody's when the system did it. */
export async function recordEditor(req: PayloadRequest, source: string, record: string): Promise<void> {
  const run = await executeIn(req);
  await run(sql`
    insert into last_editors (source, record, editor_id) values (${source}, ${record}, ${req.user?.id ?? null})
    on conflict (source, record) do update set editor_id = excluded.editor_id`);
}

/** Forgets the editors of a record that is deleted. */
export async function forgetEditor(req: PayloadRequest, source: string, record: string): Promise<void> {
  const run = await executeIn(req);
  await run(sql`delete from last_editors where source = ${source} and record = ${record}`);
}

/** The name of whoever saved a record last; null when it was the system, or an account that is gone. */
export async function lastEditorOf(
  req: PayloadRequest,
  source: string,
  record: string,
): Promise<string | null> {
  const run = await executeIn(req);
  const { rows } = await run<{ name: string | null }>(sql`
    select users.name from last_editors join users on users.id = last_editors.editor_id
    where source = ${source} and record = ${record}`);
  return rows[0]?.name ?? null;
}
