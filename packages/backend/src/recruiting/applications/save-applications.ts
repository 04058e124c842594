import { APIError, type PayloadRequest } from 'payload';
import { canOwn, idOf, notAnOwner, staffNames } from '../../accounts/owners.ts';
import { hasRole } from '../../accounts/roles.ts';
import { recordChanges } from '../../audit/audit-trail.ts';
import { recordAudits } from '../../audit/record-audit.ts';
import { findAll } from '../../database/records.ts';
import { executeIn, sql } from '../../database/transaction.ts';
import type { Application } from '../../payload-types.ts';
import { holdEnded, holdUnexplained } from '../../privacy/retention/hold-field.ts';
import { lockRecords, recordEditors } from '../../publishing/concurrency/stored-versions.ts';
import { toApplicantName } from './board.ts';
import { dateMove, describeForNotes } from './last-move.ts';
import { maxTags } from './tags.ts';

/** The fields that change in several applications at once. */
type Change = Partial<
  Pick<
    Application,
    'stage' | 'stageChangedAt' | 'lastMove' | 'rejectionReason' | 'owner' | 'tags' | 'rating' | 'legalHold'
  > &
    Pick<Application, 'legalHoldReason'>
>;

interface Saving {
  /** Ids of the emails that leave with moves, by those of the applications. */
  mails?: Map<number, number>;
  undoesMove?: boolean;
}

/** Locks applications until the end of the transaction of `req`, and reads those that exist, in the order of their ids. */
export async function lockApplications(
  req: PayloadRequest,
  ids: number[],
): Promise<Map<number, Application>> {
  await lockRecords(req, 'applications', ids);
  const docs = await findAll(req, 'applications', { id: { in: ids } }, { joins: false });
  return new Map(docs.map((doc) => [doc.id, doc]));
}

/**
 * Saves changes of locked applications, in the same dozen of statements for one and for a hundred, with all that
 * Payload's update of one does: dates of stages, notes, audit entries and last editors.
 * @returns them as they are stored now
 * @throws {APIError} 400 for values that Payload would reject
 */
export async function saveApplications(
  req: PayloadRequest,
  docs: Application[],
  changeOf: (doc: Application) => Change,
  { mails, undoesMove = false }: Saving = {},
): Promise<Application[]> {
  if (docs.length === 0) return [];
  const updatedAt = new Date().toISOString();
  const pairs = docs.map((before) => {
    const values: Application = { ...before, ...changeOf(before), updatedAt };
    const doc = undoesMove ? values : dateMove(before, values, req.user !== null, mails?.get(before.id));
    return { before, doc };
  });
  for (const { doc, before } of pairs) assertValid(req, doc, before);
  const owners = pairs.map(({ doc, before }) => (idOf(doc.owner) === idOf(before.owner) ? null : doc.owner));
  for (const owner of new Set(owners.map(idOf)))
    if (owner !== undefined && !(await canOwn(req, 'recruiter', owner))) throw new APIError(notAnOwner, 400);
  await storeRows(
    req,
    pairs.map(({ doc }) => doc),
  );
  await storeTags(
    req,
    pairs.filter(({ doc, before }) => doc.tags !== before.tags).map(({ doc }) => doc),
  );
  await addNotes(req, pairs, undoesMove);
  await recordChanges(
    req,
    'applications',
    pairs.map(({ doc, before }) => ({ doc: { ...doc }, before: { ...before } })),
  );
  await recordEditors(
    req,
    'applications',
    docs.map(({ id }) => String(id)),
  );
  return pairs.map(({ doc }) => doc);
}

/** Checks what the fields of the form check. @throws {APIError} 400 */
function assertValid({ user }: PayloadRequest, doc: Application, before: Application): void {
  if (doc.stage === 'rejected' && !doc.rejectionReason) throw new APIError('Please choose why.', 400);
  if (before.legalHold && !doc.legalHold && !hasRole(user, 'administrator'))
    throw new APIError(holdEnded, 400);
  if (doc.legalHold && !doc.legalHoldReason?.trim()) throw new APIError(holdUnexplained, 400);
  if ((doc.tags?.length ?? 0) > maxTags)
    throw new APIError(`${toApplicantName(doc)} would have more than ${maxTags} tags.`, 400);
}

async function storeRows(req: PayloadRequest, docs: Application[]): Promise<void> {
  const rows = docs.map((doc) => ({
    id: doc.id,
    stage: doc.stage,
    stage_changed_at: doc.stageChangedAt,
    last_move: doc.lastMove,
    rejection_reason: doc.rejectionReason,
    owner_id: idOf(doc.owner),
    rating: doc.rating,
    legal_hold: doc.legalHold,
    legal_hold_reason: doc.legalHoldReason,
    updated_at: doc.updatedAt,
  }));
  const columns = Object.keys(rows[0] ?? {});
  const values = columns.map((column) => sql`${sql.identifier(column)} = changed.${sql.identifier(column)}`);
  await executeIn(req)(sql`
    update applications set ${sql.join(values, sql`, `)}
    from jsonb_populate_recordset(null::applications, ${JSON.stringify(rows)}::jsonb) changed
    where applications.id = changed.id`);
}

async function storeTags(req: PayloadRequest, docs: Application[]): Promise<void> {
  if (docs.length === 0) return;
  const rows = docs.flatMap(({ id, tags }) =>
    (tags ?? []).map((text, index) => ({ id, text, place: index + 1 })),
  );
  const run = executeIn(req);
  const ids = docs.map(({ id }) => id);
  await run(sql`delete from applications_texts where path = 'tags' and parent_id in ${ids}`);
  await run(sql`
    insert into applications_texts (parent_id, path, text, "order") select id, 'tags', text, place
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as tags(id int, text text, place int)`);
}

async function addNotes(
  req: PayloadRequest,
  pairs: { before: Application; doc: Application }[],
  undoesMove: boolean,
): Promise<void> {
  const names = await staffNames(
    req,
    pairs.flatMap(({ before, doc }) =>
      before.owner === doc.owner ? [] : [idOf(before.owner), idOf(doc.owner)],
    ),
  );
  req.context.undoesMove = undoesMove;
  const notes = [];
  for (const { before, doc } of pairs)
    notes.push({ id: doc.id, text: await describeForNotes(req, before, doc, names) });
  const { rows } = await executeIn(req)<{ id: number }>(sql`
    insert into application_notes (about_id, text, kind, author_id) select id, text, 'change', ${req.user?.id ?? null}::int
    from jsonb_to_recordset(${JSON.stringify(notes.filter(({ text }) => text))}::jsonb) as notes(id int, text text) returning id`);
  const added = rows.map(({ id }) => ({ id, summary: `number ${id}` }));
  await recordAudits(req, 'created', 'application-notes', added);
  await recordEditors(
    req,
    'application-notes',
    rows.map(({ id }) => String(id)),
  );
}
