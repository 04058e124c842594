import type { PayloadRequest, Where } from 'payload';
import { z } from 'zod';
import { idOf, staffNames } from '../../accounts/owners.ts';
import { internalRead } from '../../audit/lists.ts';
import { recordListed } from '../../audit/record-audit.ts';
import { containsWords } from '../../database/plain-search.ts';
import { executeIn, sql } from '../../database/transaction.ts';
import type { Application } from '../../payload-types.ts';
import { type Stage, stages } from './stages.ts';
import { normaliseTag } from './tags.ts';

/** Cards that a column shows at first and adds with each “Show more”. */
const pageSize = 20;

/** Most cards of a column. */
const maxShown = 1_000;

/** Counts of a search or a tag stop here, as on the site: each match has to be read. */
const maxCounted = 200;

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
  tag: z
    .string()
    .transform(normaliseTag)
    .transform((tag) => tag || undefined)
    .optional()
    .catch(undefined),
  source: z
    .string()
    .max(200)
    .transform((source) => source || undefined)
    .optional()
    .catch(undefined),
  /** Words that name, email address or reference must contain, all of them. */
  search: z.string().trim().max(120).catch('').default(''),
});
export type BoardFilter = z.output<typeof boardFilter>;

/** Query of the board: a filter, and how many cards the columns show that show more. */
export const boardQuery = boardFilter.extend({
  shown: z.partialRecord(z.enum(stages.map(({ value }) => value)), number.max(maxShown)).catch({}),
});
type BoardQuery = z.output<typeof boardQuery>;

/** One applicant on the board. */
export type BoardCard = ReturnType<typeof toCard>;

/** One stage with the newest of its applicants, and the number of all that match the filter, or of `more`. */
export type BoardColumn = Awaited<ReturnType<typeof readBoard>>[number];

/** Reads the board as its user may see it, newest applicants first. */
export async function readBoard(req: PayloadRequest, { shown, ...filter }: BoardQuery) {
  const columns = await Promise.all(
    stages.map(({ value }) => readColumn(req, filter, value, Math.max(pageSize, shown[value] ?? 0))),
  );
  const names = await staffNames(
    req,
    columns.flatMap(({ docs }) => docs.map(({ owner }) => idOf(owner))),
  );
  await recordListed(req, {
    kind: 'applications',
    count: columns.reduce((sum, { docs }) => sum + docs.length, 0),
    total: columns.reduce((sum, { count }) => sum + count, 0),
    where: { and: toConditions(filter) },
  });
  return columns.map(({ docs, ...column }) => ({ ...column, cards: docs.map((doc) => toCard(doc, names)) }));
}

async function readColumn(req: PayloadRequest, filter: BoardFilter, stage: Stage, limit: number) {
  const where: Where = { and: [{ stage: { equals: stage } }, ...toConditions(filter)] };
  const shared = {
    collection: 'applications',
    overrideAccess: false,
    user: req.user,
    context: internalRead,
  } as const;
  const found = filter.search || filter.tag ? await findNewest(req, filter, stage, limit) : undefined;
  const [{ docs }, counted] = await Promise.all([
    req.payload.find({
      ...shared,
      where: found ? { id: { in: found.ids } } : where,
      sort: '-id',
      limit,
      pagination: false,
      depth: 0,
      select: cardFields,
    }),
    found ? undefined : req.payload.count({ ...shared, where }),
  ]);
  return {
    stage,
    docs,
    count: counted?.totalDocs ?? Math.min(found?.count ?? 0, Math.max(maxCounted, limit)),
    more: found !== undefined && found.count > Math.max(maxCounted, limit),
  };
}

/**
 * Finds the newest applications of a stage that contain all words and have the tag, and counts to one more than `maxCounted`. Payload
 * would compare four fields with each word; the database keeps them as one text in the index of each stage.
 */
async function findNewest(
  req: PayloadRequest,
  { job, owner, tag, source, search }: BoardFilter,
  stage: Stage,
  limit: number,
): Promise<{ count: number; ids: number[] }> {
  const conditions = [
    sql`stage = ${stage}`,
    containsWords(sql`search_text`, search),
    ...(tag === undefined
      ? []
      : [
          sql`exists (select from applications_texts t where t.parent_id = applications.id and t.path = 'tags' and t.text = ${tag})`,
        ]),
    ...(source === undefined ? [] : [sql`source = ${source}`]),
    ...(job === undefined ? [] : [job === 'general' ? sql`job_id is null` : sql`job_id = ${job}`]),
    ...(owner === undefined ? [] : [owner === 'nobody' ? sql`owner_id is null` : sql`owner_id = ${owner}`]),
  ];
  const { rows } = await executeIn(req)<{ count: number; ids: number[] | null }>(sql`
    select count(*)::int as count, (array_agg(id))[:${limit}] as ids from (
      select id from applications where ${sql.join(conditions, sql` and `)}
      order by id desc limit ${Math.max(maxCounted, limit) + 1}) found`);
  return { count: rows[0]?.count ?? 0, ids: rows[0]?.ids ?? [] };
}

/** Converts a filter to the conditions that an application must meet. */
export function toConditions({ job, owner, tag, source, search }: BoardFilter): Where[] {
  const conditions: Where[] = [];
  if (job !== undefined) conditions.push({ job: job === 'general' ? { exists: false } : { equals: job } });
  if (owner !== undefined)
    conditions.push({ owner: owner === 'nobody' ? { exists: false } : { equals: owner } });
  if (tag !== undefined) conditions.push({ tags: { in: [tag] } });
  if (source !== undefined) conditions.push({ source: { equals: source } });
  for (const word of search.split(/\s+/).filter(Boolean))
    conditions.push({ or: searchedFields.map((field) => ({ [field]: { contains: word } })) });
  return conditions;
}

/** Fields that the list and the board search. */
export const searchedFields = ['firstName', 'lastName', 'email', 'phoneNumber', 'reference'];

const cardFields = {
  firstName: true,
  lastName: true,
  reference: true,
  jobTitle: true,
  createdAt: true,
  stageChangedAt: true,
  updatedAt: true,
  rating: true,
  owner: true,
  resumeMissing: true,
  possibleDuplicate: true,
  legalHold: true,
  stageMailed: true,
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
    // Since when the applicant waits for the next step.
    since: doc.stageChangedAt ?? doc.createdAt,
    rating: doc.rating ?? null,
    owner: owner === undefined ? null : { id: owner, name: names.get(owner) ?? 'Somebody who left' },
    resumeMissing: doc.resumeMissing ?? false,
    possibleDuplicate: doc.possibleDuplicate ?? false,
    legalHold: doc.legalHold ?? false,
    isMailed: doc.stageMailed ?? false,
  };
}

/** Returns an applicant's full name, or the reference when there is none. */
export function toApplicantName(doc: Pick<Application, 'firstName' | 'lastName' | 'reference'>): string {
  return [doc.firstName, doc.lastName].filter(Boolean).join(' ') || doc.reference;
}
