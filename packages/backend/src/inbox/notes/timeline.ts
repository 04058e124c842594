import { APIError, type PayloadRequest } from 'payload';
import { endpoint } from '../../accounts/endpoint.ts';
import { idOf, staffNames } from '../../accounts/owners.ts';
import { internalRead } from '../../audit/lists.ts';
import { describeStageChange } from '../../recruiting/applications/stage-changes.ts';

/** The notes, replies, recorded changes and automatic emails of an application, newest first, some of `total`. */
export type Timeline = Awaited<ReturnType<typeof readTimeline>>;

/** `GET /api/applications/:id/timeline`: the notes, replies, changes and emails of an application. */
export const timelineEndpoint = endpoint({
  method: 'get',
  path: '/:id/timeline',
  roles: ['recruiter'],
  handler: (req, { id }) => readTimeline(req, id),
});

/** Most entries of each kind. */
const limit = 200;

async function readTimeline(req: PayloadRequest, id: number) {
  const { payload, user } = req;
  // Read by its id, which the audit trail records as opening: the notes say as much as the record.
  const record = await payload.findByID({
    collection: 'applications',
    id,
    depth: 0,
    select: { createdAt: true, reference: true, email: true },
    disableErrors: true,
    overrideAccess: false,
    user,
  });
  if (!record) throw new APIError('This record no longer exists.', 404);
  const { docs, totalDocs } = await payload.find({
    collection: 'application-notes',
    where: { about: { equals: id } },
    sort: '-id',
    limit,
    depth: 0,
    overrideAccess: false,
    user,
    context: internalRead,
  });
  const stages = await payload.find({
    collection: 'stage-changes',
    where: { application: { equals: id } },
    sort: '-id',
    limit,
    depth: 0,
  });
  const names = await staffNames(
    req,
    [...docs.map(({ author }) => author), ...stages.docs.map(({ by }) => by)].map(idOf),
  );
  // Replies have notes of their own. Administrators alone read emails; these are the kind and whether it arrived.
  const mails = await payload.find({
    collection: 'mails',
    where: { about: { equals: record.reference }, kind: { not_equals: 'reply' } },
    sort: '-id',
    limit,
    depth: 0,
    select: { kind: true, to: true, state: true, lastError: true, createdAt: true },
  });
  const emails = mails.docs.map(({ id, kind, to, state, lastError, createdAt }) => ({
    id,
    kind: 'email' as const,
    text: `${toWords(kind)}, to ${to === record.email ? 'the applicant' : 'us'}`,
    author: 'The site',
    at: createdAt,
    delivery: state,
    deliveryError: lastError ?? null,
  }));
  const entries = [
    ...docs.map((doc) => ({
      id: doc.id,
      kind: doc.kind,
      text: doc.text,
      // Null when the sender of the record or the site itself did it.
      author: names.get(idOf(doc.author) ?? 0) ?? null,
      at: doc.createdAt,
      delivery: doc.delivery ?? null,
      deliveryError: doc.deliveryError ?? null,
    })),
    ...stages.docs.map((change) => ({
      id: change.id,
      kind: 'stage' as const,
      text: describeStageChange(change),
      author: names.get(idOf(change.by) ?? 0) ?? null,
      at: change.createdAt,
      delivery: null,
      deliveryError: null,
    })),
    ...emails,
  ];
  return {
    entries: entries.sort((a, b) => b.at.localeCompare(a.at)),
    total: totalDocs + stages.totalDocs + mails.totalDocs,
    receivedAt: record.createdAt,
    /** Whether a reply, or an automatic email to the present address, was not delivered. */
    isUndeliverable:
      docs.some(({ delivery }) => delivery === 'failed') ||
      mails.docs.some(({ state, to }) => state === 'failed' && to === record.email),
  };
}

/** Writes the kind of an email as words: `application-confirmation` → `Application confirmation`. */
function toWords(kind: string): string {
  return kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ');
}
