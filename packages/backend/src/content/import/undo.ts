import { APIError, type PayloadRequest } from 'payload';
import { isAPIError } from '../../accounts/api-error.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { findOne } from '../../database/records.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Import } from '../../payload-types.ts';
import { lockRecords } from '../../publishing/concurrency/stored-versions.ts';
import type { Made } from './build.ts';
import { type ImportLine, type ImportProgress, summarise } from './lines.ts';

type StoredLine = ImportLine & { made?: Made[] };

const isUndoable = ({ result, made = [] }: StoredLine) =>
  (result === 'new' || result === 'failed') && made.length > 0;

/** Reads the lines of a stored import. */
export const readLines = ({ lines }: Pick<Import, 'lines'>) =>
  Object.values(lines as unknown as Record<string, StoredLine>);

/** Checks whether something is left of what an import made. */
export const canUndo = (stored: Pick<Import, 'lines'>): boolean => readLines(stored).some(isUndoable);

/** Reads an import. @throws {APIError} 404 for one that the user may not read */
export async function readImport(req: PayloadRequest, id: number): Promise<Import> {
  const options = { id, overrideAccess: false, user: req.user, depth: 0, req } as const;
  return req.payload.findByID({ collection: 'imports', ...options });
}

/**
 * Deletes what an import made and nobody has changed since, so that the same files can be imported anew, and notes in
 * its report what stays, and why. Pictures go once nothing uses them. After an interruption the next call goes on.
 */
export async function* undoImport(req: PayloadRequest, stored: Import): AsyncGenerator<ImportProgress> {
  const { payload } = req;
  const { id, name, createdAt } = stored;
  const lines = readLines(stored);
  const due = lines.filter(isUndoable);
  let done = 0;
  try {
    for (const line of due) {
      yield { done, total: due.length };
      const made = line.made?.filter(({ collection }) => collection !== 'media') ?? [];
      if (await remove(line, made)) line.result = 'undone';
      done += 1;
    }
    for (const line of due)
      for (const one of line.made ?? []) if (one.collection === 'media') await remove(line, [one]);
  } finally {
    const summary = summarise(lines);
    await payload.update({ collection: 'imports', id, data: { summary, lines: { ...lines } }, depth: 0 });
    const entry = { action: 'deleted', kind: 'imports', record: id } as const;
    await recordAudit(req, { ...entry, summary: `Undone: ${name} (${summary})` });
  }
  yield { done, total: due.length, report: { id, lines } };

  /** Deletes records together, unless one has to stay. @returns whether they are gone */
  async function remove(line: ImportLine, records: Made[]): Promise<boolean> {
    try {
      await inTransaction(payload, async ({ req: own }) => {
        own.user = req.user;
        for (const record of records) await removeOne(own, record, createdAt);
      });
      return true;
    } catch (error) {
      if (!isAPIError(error)) payload.logger.error(error);
      const reason = isAPIError(error) ? error.message : 'It could not be deleted.';
      line.notes = [...new Set([...line.notes, `Not undone: ${reason}`])];
      return false;
    }
  }
}

/** @throws {APIError} when it was changed since, something refers to it, or the user may not add its kind */
async function removeOne(req: PayloadRequest, { collection, id }: Made, since: string): Promise<void> {
  const { access } = req.payload.collections[collection].config;
  if (!(await access.create({ req }))) throw new APIError('Your role may not remove this.', 403);
  await lockRecords(req, collection, [id]);
  const record = await findOne(req, collection, { id: { equals: id } }, { draft: true, trash: true });
  if (!record) return;
  if ('updatedAt' in record && String(record.updatedAt) > since)
    throw new APIError('It was changed since.', 409);
  await req.payload.delete({ collection, id, trash: true, depth: 0, req });
}
