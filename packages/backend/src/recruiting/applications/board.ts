import type { PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import type { Application } from '../../payload-types.ts';
import { idOf, ownReading, recordListed, staffNames } from '../../staff/index.ts';
import { type Stage, stages } from './stages.ts';

/** Cards that a column shows at first and adds with each “Show more”. */
const pageSize = 20;

const number = z.coerce.number().int().positive();

/** Filter of the board and of the CSV export. Blank fields count as absent. */
export const boardFilter = z.object({
  /** Id of a job; `general` for applications without one. */
  job: z
    .union([number, z.literal('general')])
    .optional()
    .catch(undefined),
  /** Id of a staff member; `nobody` for applications without an owner. */
  owner: z
    .union([number, z.literal('nobody')])
    .optional()
    .catch(undefined),
  /** Words that name, email address or reference must contain, all of them. */
  search: z.string().trim().max(120).catch('').default(''),
});
export type BoardFilter = z.output<typeof boardFilter>;

/** The next cards of one column. */
export const boardPage = z.object({
  stage: z.enum(stages.map(({ value }) => value)),
  /** Id of the last card that is shown; ids grow with time, so no page shifts when a card moves. */
  below: number,
});

/** One applicant on the board. */
export type BoardCard = ReturnType<typeof toCard>;

/** One stage with the newest of its applicants, and the number of all that match the filter. */
export type BoardColumn = Awaited<ReturnType<typeof readColumn>>;

/** Reads the board as its user may see it, newest applicants first: all columns, or the next page of one. */
export async function readBoard(
  req: PayloadRequest,
  filter: BoardFilter,
  page?: z.output<typeof boardPage>,
): Promise<BoardColumn[]> {
  const conditions = toConditions(filter);
  const read = page ? [page.stage] : stages.map(({ value }) => value);
  const columns = await Promise.all(read.map((stage) => readColumn(req, conditions, stage, page?.below)));
  await recordListed(req, {
    kind: 'applications',
    count: columns.reduce((sum, { cards }) => sum + cards.length, 0),
    total: columns.reduce((sum, { count }) => sum + count, 0),
    where: { and: page ? [isIn(page.stage), ...conditions, isBelow(page.below)] : conditions },
  });
  return columns;
}

const isIn = (stage: Stage): Where => ({ stage: { equals: stage } });
const isBelow = (id: number): Where => ({ id: { less_than: id } });

async function readColumn(req: PayloadRequest, conditions: Where[], stage: Stage, below?: number) {
  const where: Where = { and: [isIn(stage), ...conditions] };
  const shared = {
    collection: 'applications',
    overrideAccess: false,
    user: req.user,
    context: ownReading,
  } as const;
  const [{ docs }, { totalDocs }] = await Promise.all([
    req.payload.find({
      ...shared,
      where: below === undefined ? where : { and: [where, isBelow(below)] },
      sort: '-id',
      limit: pageSize,
      pagination: false,
      depth: 0,
      select: cardFields,
    }),
    req.payload.count({ ...shared, where }),
  ]);
  const owners = docs.map(({ owner }) => idOf(owner));
  const names = await staffNames(req, owners);
  return { stage, count: totalDocs, cards: docs.map((doc) => toCard(doc, names)) };
}

/** Converts a filter to the conditions that an application must meet. */
export function toConditions({ job, owner, search }: BoardFilter): Where[] {
  const conditions: Where[] = [];
  if (job !== undefined) conditions.push({ job: job === 'general' ? { exists: false } : { equals: job } });
  if (owner !== undefined)
    conditions.push({ owner: owner === 'nobody' ? { exists: false } : { equals: owner } });
  for (const word of search.split(/\s+/).filter(Boolean))
    conditions.push({
      or: ['firstName', 'lastName', 'email', 'reference'].map((field) => ({ [field]: { contains: word } })),
    });
  return conditions;
}

const cardFields = {
  firstName: true,
  lastName: true,
  reference: true,
  jobTitle: true,
  createdAt: true,
  updatedAt: true,
  rating: true,
  owner: true,
  resumeMissing: true,
  possibleDuplicate: true,
  legalHold: true,
} as const;

function toCard(doc: Pick<Application, 'id' | keyof typeof cardFields>, names: Map<number, string>) {
  const owner = idOf(doc.owner);
  return {
    id: doc.id,
    // What a move changes, for `If-Match`.
    version: doc.updatedAt,
    name: toApplicantName(doc),
    reference: doc.reference,
    jobTitle: doc.jobTitle || 'General application',
    receivedAt: doc.createdAt,
    rating: doc.rating ?? null,
    owner: owner === undefined ? null : { id: owner, name: names.get(owner) ?? 'Somebody who left' },
    resumeMissing: doc.resumeMissing ?? false,
    possibleDuplicate: doc.possibleDuplicate ?? false,
    legalHold: doc.legalHold ?? false,
  };
}

/** Returns an applicant's full name, or the reference when there is none. */
export function toApplicantName(doc: Pick<Application, 'firstName' | 'lastName' | 'reference'>): string {
  return [doc.firstName, doc.lastName].filter(Boolean).join(' ') || doc.reference;
}
