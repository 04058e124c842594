import type { PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { recordListed } from '../audit/record-listed.ts';
import { ownReading } from '../audit/with-list-limit.ts';
import { idOf, type StaffName, staffNames } from '../notes/staff-names.ts';
import type { Application } from '../payload-types.ts';
import { type Stage, stages } from './stages.ts';

/** Cards that a column shows at first and with each “Show more”. */
const cardsAtOnce = 20;

const number = z.coerce.number().int().positive();

/** What narrows the board, and the same in a CSV file. Blank fields count as absent. */
export const boardFilter = z.object({
  /** Number of a job; `general` for applications that name none. */
  job: z
    .union([number, z.literal('general')])
    .optional()
    .catch(undefined),
  /** Number of a staff member; `nobody` for applications without an owner. */
  owner: z
    .union([number, z.literal('nobody')])
    .optional()
    .catch(undefined),
  /** Words that name, e-mail or reference must contain, all of them. */
  search: z.string().trim().max(120).catch('').default(''),
});
export type BoardFilter = z.output<typeof boardFilter>;

/** One applicant on the board. */
export interface BoardCard {
  id: number;
  /** What a move begins from, for `If-Match`. */
  version: string;
  name: string;
  reference: string;
  jobTitle: string;
  /** ISO 8601. */
  receivedAt: string;
  rating: number | null;
  owner: StaffName | null;
  resumeMissing: boolean;
  possibleDuplicate: boolean;
  legalHold: boolean;
}

/** One stage with the newest of its applicants. */
export interface BoardColumn {
  stage: Stage;
  /** All applicants of the stage that fit the filter. */
  count: number;
  cards: BoardCard[];
}

/** The whole board as its user may see it, newest applicants first. */
export async function readBoard(req: PayloadRequest, filter: BoardFilter): Promise<BoardColumn[]> {
  const columns = await Promise.all(stages.map(({ value }) => columnOf(req, filter, value)));
  await recordListed(req, {
    kind: 'applications',
    count: columns.reduce((sum, { cards }) => sum + cards.length, 0),
    total: columns.reduce((sum, { count }) => sum + count, 0),
    where: { and: conditions(filter) },
  });
  return columns;
}

/**
 * One column of the board.
 * @param below number of the card after which to go on; numbers rise with time, so no page shifts when a card moves
 */
export async function readColumn(
  req: PayloadRequest,
  filter: BoardFilter,
  stage: Stage,
  below: number,
): Promise<BoardColumn> {
  const column = await columnOf(req, filter, stage, below);
  await recordListed(req, {
    kind: 'applications',
    count: column.cards.length,
    total: column.count,
    where: { and: [...columnWhere(filter, stage), { id: { less_than: below } }] },
  });
  return column;
}

function columnWhere(filter: BoardFilter, stage: Stage): Where[] {
  return [{ stage: { equals: stage } }, ...conditions(filter)];
}

async function columnOf(
  req: PayloadRequest,
  filter: BoardFilter,
  stage: Stage,
  below?: number,
): Promise<BoardColumn> {
  const where: Where = { and: columnWhere(filter, stage) };
  const page = below === undefined ? where : { and: [where, { id: { less_than: below } }] };
  const shared = {
    collection: 'applications',
    overrideAccess: false,
    user: req.user,
    context: ownReading,
  } as const;
  const [{ docs }, { totalDocs }] = await Promise.all([
    req.payload.find({
      ...shared,
      where: page,
      sort: '-id',
      limit: cardsAtOnce,
      pagination: false,
      depth: 0,
      select: cardFields,
    }),
    req.payload.count({ ...shared, where }),
  ]);
  const names = await staffNames(
    req,
    docs.map(({ owner }) => idOf(owner)),
  );
  return { stage, count: totalDocs, cards: docs.map((doc) => toCard(doc, names)) };
}

/** What a filter demands of an application. */
export function conditions({ job, owner, search }: BoardFilter): Where[] {
  const found: Where[] = [];
  if (job !== undefined) found.push({ job: job === 'general' ? { exists: false } : { equals: job } });
  if (owner !== undefined) found.push({ owner: owner === 'nobody' ? { exists: false } : { equals: owner } });
  for (const word of search.split(/\s+/).filter(Boolean))
    found.push({
      or: ['firstName', 'lastName', 'email', 'reference'].map((field) => ({ [field]: { contains: word } })),
    });
  return found;
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

function toCard(
  doc: Pick<Application, 'id' | keyof typeof cardFields>,
  names: Map<number, string>,
): BoardCard {
  const owner = idOf(doc.owner);
  return {
    id: doc.id,
    version: doc.updatedAt,
    name: nameOf(doc),
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

/** An applicant's name; the reference where there is none. */
export function nameOf(doc: Pick<Application, 'firstName' | 'lastName' | 'reference'>): string {
  return [doc.firstName, doc.lastName].filter(Boolean).join(' ') || doc.reference;
}
