import { type Access, APIError, type CollectionSlug, createLocalReq, type PayloadRequest } from 'payload';
import type { StaffName } from '../../accounts/owners.ts';
import { editors, editorsAndRecruiters, hasRole } from '../../accounts/roles.ts';
import { canUpdate, findAll } from '../../database/records.ts';
import { executeIn, sql } from '../../database/transaction.ts';
import { readNewestVersion } from '../concurrency/stored-versions.ts';
import { toDocumentTarget } from '../references/reference-index.ts';
import { readTitle, type ScheduleInput } from '../schedule/schedules.ts';

/** What a review is about: a document of a collection, or a global, which has no id. */
export interface Reviewed {
  kind: string;
  id?: number | undefined;
}

/** The review of one version of a document; a document has one, and the next replaces it. */
export interface Review {
  /** The `updatedAt` of the document's newest state when the review was asked for, ISO 8601. */
  version: string;
  /** `released` by an administrator, without a second person. */
  state: 'asked' | 'approved' | 'returned' | 'released';
  /** What the author asks, or the administrator's reason. */
  note: string;
  /** The reviewer's note. */
  answer: string;
  /** Null after the account was deleted. */
  actorId: number | null;
  reviewerId: number | null;
}

const recordOf = ({ kind, id }: Reviewed): string => String(id ?? kind);

/** Returns a document as a schedule names it. */
export const toInput = ({ kind, id }: Reviewed): ScheduleInput =>
  id === undefined
    ? { global: kind as ScheduleInput['global'] }
    : { doc: { relationTo: kind as CollectionSlug, value: String(id) } };

/** Returns the path of a document's form, below that of the admin. */
export const formPath = ({ kind, id }: Reviewed): string =>
  id === undefined ? `/globals/${kind}` : `/collections/${kind}/${id}`;

type Row = Review & Record<'kind' | 'record' | 'actor' | 'reviewer', string> & { at: Date | string };

async function select(req: PayloadRequest, where: ReturnType<typeof sql>) {
  const { rows } = await executeIn(req)<Row & Record<string, unknown>>(sql`
    select kind, record, version, state, note, answer, asker_id as "actorId", reviewer_id as "reviewerId",
      coalesce(actors.name, 'A former colleague') as actor,
      coalesce(reviewers.name, 'A former colleague') as reviewer, changed_at as at
    from reviews left join users actors on actors.id = asker_id
      left join users reviewers on reviewers.id = reviewer_id
    where ${where} order by changed_at desc limit 50`);
  return rows.map((row: Row) => ({ ...row, at: new Date(row.at).toISOString() }));
}

/** Checks whether the setting “Two people” is on. */
export async function isApprovalRequired(req: PayloadRequest): Promise<boolean> {
  const { rows } = await executeIn(req)(sql`select from settings where two_people`);
  return rows.length > 0;
}

/** Reads the review of a document with the names of both people, whether or not the document has changed since. */
export async function readReview(req: PayloadRequest, about: Reviewed) {
  const [review] = await select(req, sql`kind = ${about.kind} and record = ${recordOf(about)}`);
  return review;
}

/**
 * Asserts that no reviewer has sent a document back since its author last asked.
 * @param consequence the sentence after the reviewer's note
 * @throws {APIError} 409
 */
export async function assertNotReturned(req: PayloadRequest, about: Reviewed, consequence: string) {
  const review = await readReview(req, about);
  if (review?.state === 'returned')
    throw new APIError(`${review.reviewer} sent this back: “${review.answer}” ${consequence}`, 409);
}

/** Stores the review of a document in place of any other; deletes it where none is given. */
export async function writeReview(req: PayloadRequest, about: Reviewed, review?: Review): Promise<void> {
  const run = executeIn(req);
  const [kind, record] = [about.kind, recordOf(about)];
  await run(sql`delete from reviews where kind = ${kind} and record = ${record}`);
  if (!review) return;
  const { version, state, note, answer, actorId, reviewerId } = review;
  await run(sql`
    insert into reviews (kind, record, version, state, note, answer, asker_id, reviewer_id)
    values (${kind}, ${record}, ${version}, ${state}, ${note}, ${answer}, ${actorId}, ${reviewerId})`);
}

/** Lists who may review a document: those who may change it, without the user and whoever saved it last. */
export async function listReviewers(req: PayloadRequest, about: Reviewed): Promise<StaffName[]> {
  const { rows: editors } = await executeIn(req)<{ id: number | null }>(sql`
    select editor_id as id from last_editors where source = ${about.kind} and record = ${recordOf(about)}`);
  const users = await findAll(req, 'users', { disabled: { not_equals: true } }, { sort: 'name' });
  const reviewers: StaffName[] = [];
  for (const user of users) {
    if (user.id === req.user?.id || user.id === editors[0]?.id) continue;
    const asUser = await createLocalReq({ user: { ...user, collection: 'users' } }, req.payload);
    if (await canUpdate(asUser, about.kind, about.id)) reviewers.push({ id: user.id, name: user.name });
  }
  return reviewers;
}

/** Lists the reviews that the user has to answer, and the answers to what they asked, the newest first. */
export async function listWaitingReviews(req: PayloadRequest) {
  const user = req.user?.id ?? null;
  const reviews = await select(
    req,
    sql`(state = 'asked' and reviewer_id = ${user}) or (state in ('approved', 'returned') and asker_id = ${user})`,
  );
  const waiting = [];
  for (const review of reviews) {
    const { kind, record } = review;
    const about: Reviewed = { kind, ...(record !== kind && { id: Number(record) }) };
    // Once the document has changed, nobody waits any more.
    if ((await readNewestVersion(req, kind, about.id))?.at === review.version)
      waiting.push({ ...review, href: formPath(about), title: await readTitle(toInput(about), req) });
  }
  return waiting;
}

/*
 * Documents without drafts have no version to approve: while “Two people” is on, only administrators change those
 * that visitors see.
 */

/** Editors; administrators alone while “Two people” is on. */
export const editorsUnlessReviewed: Access = async (args) => {
  const { req } = args;
  if (!(await editors(args))) return false;
  return hasRole(req.user, 'administrator') || !(await isApprovalRequired(req));
};

/**
 * Roles that use images; while “Two people” is on, administrators alone for what published content or
 * a version under review shows.
 */
export const usersOfMediaUnlessReviewed: Access = async (args) => {
  const { req, id } = args;
  if (!(await editorsAndRecruiters(args))) return false;
  if (hasRole(req.user, 'administrator') || !(await isApprovalRequired(req))) return true;
  const isTarget =
    id === undefined ? sql`target like 'media:%'` : sql`target = ${toDocumentTarget('media', id)}`;
  const { rows } = await executeIn(req)<{ id: number }>(sql`
    select distinct split_part(target, ':', 2)::int as id from document_references
    where ${isTarget} and (document_references.state = 'published' or exists (
      select from reviews where kind = source and reviews.record = document_references.record and reviews.state <> 'returned'))`);
  if (id !== undefined || rows.length === 0) return rows.length === 0;
  return { id: { not_in: rows.map((row) => row.id) } };
};
