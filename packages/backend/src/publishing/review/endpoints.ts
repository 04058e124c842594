import { APIError, type CollectionSlug, Forbidden, type GlobalSlug, type PayloadRequest } from 'payload';
import { z } from 'zod';
import { endpoint } from '../../accounts/endpoint.ts';
import { hasRole, roles } from '../../accounts/roles.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { canUpdate } from '../../database/records.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { enqueueEmail } from '../../queue/deliveries/emails.ts';
import { staffSideOf } from '../../staff-side.ts';
import { lockGlobal, lockRecords, readNewestVersion } from '../concurrency/stored-versions.ts';
import { describeFailure } from '../schedule/run-due-publications.ts';
import { readTitle } from '../schedule/schedules.ts';
import { findMissingTargets, readDoc } from './publishing-rules.ts';
import {
  formPath,
  isApprovalRequired,
  listReviewers,
  type Review,
  type Reviewed,
  readReview,
  toInput,
  writeReview,
} from './reviews.ts';

const document = z.object({
  kind: z.string(),
  id: z.coerce.number().int().positive().max(2_147_483_647).optional(),
});

const decision = document.extend({
  action: z.enum(['ask', 'approve', 'return', 'release']),
  /** The version that the user has seen. */
  version: z.string(),
  reviewer: z.number().optional(),
  note: z.string().trim().max(1_000, 'Use at most 1,000 characters.').default(''),
});

type Decision = z.infer<typeof decision>;

/** Error without a note, where one is required. */
const missingNote: Partial<Record<Decision['action'], string>> = {
  ask: 'Write what to look at.',
  return: 'Write what has to change.',
  release: 'Give a reason, which the audit trail keeps.',
};

/** Most characters of a reason, which stands whole in the audit trail beside the title. */
const longestReason = 190;

/** What the panel “Review” shows. */
export type ReviewState = Awaited<ReturnType<typeof readState>>;

/**
 * `GET /api/reviews?kind&id` reads the review of a document, `POST` asks for one, answers it, or releases a version.
 * `GET /api/reviews/checks` lists what would keep the document from being published.
 */
export const reviewEndpoints = [
  endpoint({
    method: 'get',
    path: '/reviews',
    roles,
    query: document,
    async handler(req, { query }) {
      await assertReviewed(req, query);
      return readState(req, query);
    },
  }),
  endpoint({
    method: 'post',
    path: '/reviews',
    roles,
    body: decision,
    async handler(req, { body }) {
      await assertReviewed(req, body);
      await inTransaction(req, (transaction) => decide(transaction, body));
      return readState(req, body);
    },
  }),
  endpoint({
    method: 'get',
    path: '/reviews/checks',
    roles,
    query: document,
    async handler(req, { query }) {
      await assertReviewed(req, query);
      return { problems: await findBlocking(req, query) };
    },
  }),
];

/** @throws {Forbidden} for a user who may not update the document */
async function assertReviewed(req: PayloadRequest, { kind, id }: Reviewed): Promise<void> {
  const { collections, globals } = req.payload.config;
  const config = (id === undefined ? globals : collections).find(({ slug }) => slug === kind);
  if (!config?.versions?.drafts || !(await canUpdate(req, kind, id))) throw new Forbidden(req.t);
}

async function readState(req: PayloadRequest, about: Reviewed) {
  const review = await readReview(req, about);
  const version = (await readNewestVersion(req, about.kind, about.id))?.at ?? null;
  const isCurrent = review?.version === version;
  const isMine = isCurrent && review?.state === 'asked' && review.reviewerId === req.user?.id;
  return {
    twoPeople: await isApprovalRequired(req),
    version,
    /** Counts only while the document has not changed; `isMine` where the user is to answer. */
    review: review ? { ...review, isCurrent, isMine } : null,
    reviewers: await listReviewers(req, about),
    mayRelease: hasRole(req.user, 'administrator'),
  };
}

async function decide(transaction: Transaction, wanted: Decision): Promise<void> {
  const { req } = transaction;
  const { kind, id, action, version, note, reviewer } = wanted;
  if (id === undefined) await lockGlobal(req, kind as GlobalSlug);
  else await lockRecords(req, kind as CollectionSlug, [id]);
  const newest = await readNewestVersion(req, kind, id);
  if (newest?.at !== version)
    throw new APIError(
      `${newest?.by ?? 'The system'} has changed this since you opened it. Reload the page and look at the newest version first.`,
      409,
    );
  if (!note && missingNote[action]) throw new APIError(missingNote[action], 400);
  const user = req.user?.id ?? null;
  const before = await readReview(req, wanted);
  const title = await readTitle(toInput(wanted), req);
  const asked = { version, note, answer: '', actorId: user };
  let review: Review;
  if (action === 'ask') {
    if (!(await listReviewers(req, wanted)).some((one) => one.id === reviewer))
      throw new APIError('Nobody reviews their own version. Choose one of the colleagues in the list.', 400);
    review = { ...asked, state: 'asked', reviewerId: Number(reviewer) };
    await enqueueRequest(transaction, wanted, title);
  } else if (action === 'release') {
    if (!hasRole(req.user, 'administrator')) throw new Forbidden(req.t);
    if (note.length > longestReason) throw new APIError(`Use at most ${longestReason} characters.`, 400);
    review = { ...asked, state: 'released', reviewerId: user };
  } else {
    if (before?.state !== 'asked' || before.version !== version)
      throw new APIError('Nobody waits for an answer on this version any more. Reload the page.', 409);
    if (before.reviewerId !== user)
      throw new APIError('Somebody else was asked to review this version.', 403);
    review = { ...before, state: action === 'approve' ? 'approved' : 'returned', answer: note };
  }
  await writeReview(req, wanted, review);
  const entry = review.state === 'asked' ? 'review-asked' : review.state;
  const summary = title.slice(0, 100) + (note && `: ${note}`);
  await recordAudit(req, { action: entry, kind, record: id ?? kind, summary });
}

/** @throws {QueueUnavailableError} */
async function enqueueRequest(
  transaction: Transaction,
  { reviewer, note, ...about }: Decision,
  title: string,
) {
  const { payload, req } = transaction;
  const { queue, cmsUrl } = staffSideOf(payload);
  const { name, email } = await payload.findByID({
    collection: 'users',
    id: Number(reviewer),
    depth: 0,
    req,
  });
  const url = `${cmsUrl}${payload.config.routes.admin}${formPath(about)}`;
  const data = { name, by: req.user?.name ?? '', title, note, url };
  await enqueueEmail(transaction, queue, payload.config.secret, {
    mail: { kind: 'review-requested', data },
    to: email,
  });
}

class TrialEnded extends Error {}

/** Publishes the newest version in a transaction that is rolled back. @returns what keeps it from being published */
async function findBlocking(req: PayloadRequest, about: Reviewed): Promise<string[]> {
  const broken = await findMissingTargets(req, about, await readDoc(req, about, true));
  try {
    await inTransaction(req.payload, async ({ payload, req: own }) => {
      own.user = req.user;
      own.context.trialRun = true;
      const { global, doc } = toInput(about);
      const shared = { data: { _status: 'published' as const }, depth: 0, overrideAccess: false, req: own };
      if (global) await payload.updateGlobal({ slug: global, ...shared });
      if (doc) await payload.update({ collection: doc.relationTo, id: Number(doc.value), ...shared });
      throw new TrialEnded();
    });
  } catch (error) {
    if (!(error instanceof TrialEnded)) return [...describeFailure(error), ...broken];
  }
  return broken;
}
