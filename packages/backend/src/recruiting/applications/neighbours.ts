import type { CollectionConfig, PayloadRequest, Where } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { z } from 'zod';
import type { Application } from '../../payload-types.ts';
import { executeIn, sql } from '../../platform/index.ts';
import { ownReading } from '../../staff/index.ts';
import { boardFilter, toConditions } from './board.ts';
import { type Stage, stages } from './stages.ts';

/** Matches of a search that the rest of the filter is applied to, as many as the board counts. */
const maxCandidates = 200;

const text = z.string().optional().catch(undefined);

/** The list or board from which somebody opened an application, as the address of its profile names it. */
const origin = z.object({
  from: z.enum(['board', 'list']).catch('list'),
  stage: z
    .enum(stages.map(({ value }) => value))
    .optional()
    .catch(undefined),
  search: text,
  sort: text,
  /** Filter of the list as JSON. */
  where: text.transform(parseWhere),
});

function parseWhere(json: string | undefined): Where | undefined {
  try {
    const where: unknown = JSON.parse(json ?? 'null');
    return typeof where === 'object' && where !== null ? (where as Where) : undefined;
  } catch {
    return undefined;
  }
}

/** Parses the query of a profile's address; what is missing or invalid means the unfiltered list. */
export function parseOrigin(query: Record<string, unknown>): z.output<typeof origin> {
  return origin.parse(query);
}

type FormatDocURL = NonNullable<NonNullable<CollectionConfig['admin']>['formatDocURL']>;

/** Adds the filter and order of the list to its links to profiles. */
export const linkProfile: FormatDocURL = ({ defaultURL, req }) => {
  const { where, search, sort } = req.query ?? {};
  const query = new URLSearchParams({ from: 'list' });
  if (where && Object.keys(where).length > 0) query.set('where', JSON.stringify(where));
  for (const [name, value] of Object.entries({ search, sort }))
    if (typeof value === 'string' && value) query.set(name, value);
  return `${defaultURL}?${query}`;
};

/** Fields whose order neighbours follow. `stageChangedAt`, of applicants in progress, is the only one without an index. */
const sortFields = ['createdAt', 'updatedAt', 'stageChangedAt', 'rating', 'firstName', 'lastName'] as const;
type SortField = (typeof sortFields)[number];

/** One key of an order. */
interface Key {
  field: SortField | 'id';
  isDescending: boolean;
}

/** Parses the order of the list as Payload completes it; undefined when it has a field that is not followed. */
function parseOrder(sort = '-createdAt'): Key[] | undefined {
  const isDescending = sort.startsWith('-');
  const field = sortFields.find((name) => name === sort.replace('-', ''));
  if (!field) return undefined;
  if (field === 'createdAt') return [field, 'id' as const].map((name) => ({ field: name, isDescending }));
  // Payload adds “newest first” to other orders.
  return [
    { field, isDescending },
    { field: 'createdAt', isDescending: true },
    { field: 'id', isDescending: true },
  ];
}

/**
 * Conditions of the rows after one in an order, nearest first: each is one step along its index. PostgreSQL puts empty
 * values last, and in a descending order first.
 */
function rangesAfter(doc: Application, order: Key[]): Where[] {
  return order
    .flatMap(({ field, isDescending }, depth) => {
      const same = order.slice(0, depth).map(
        ({ field }): Where => ({
          [field]: doc[field] == null ? { exists: false } : { equals: doc[field] },
        }),
      );
      const beyond = { [isDescending ? 'less_than' : 'greater_than']: doc[field] };
      const filled = [...(isDescending ? [] : [{ exists: false }]), beyond];
      const empty = isDescending ? [{ exists: true }] : [];
      return (doc[field] == null ? empty : filled).map(
        (range): Where => ({ and: [...same, { [field]: range }] }),
      );
    })
    .reverse();
}

/**
 * Finds the applications before and after one in the list or board it was opened from; none for lists that are
 * sorted by a field without an order here. Each is a step or a few along an index, however long the list is.
 */
export async function findNeighbours(
  req: PayloadRequest,
  doc: Application,
  query: Record<string, unknown>,
): Promise<{ previous: number | undefined; next: number | undefined }> {
  const { from, stage, search = '', sort, where } = parseOrigin(query);
  const isBoard = from === 'board';
  const collectionConfig = req.payload.collections.applications.config;
  const order: Key[] | undefined = isBoard ? [{ field: 'id', isDescending: true }] : parseOrder(sort);

  const find = async (isForward: boolean) => {
    const keys = order?.map(({ field, isDescending }) => ({
      field,
      isDescending: isDescending === isForward,
    }));
    if (!keys) return undefined;
    const conditions = isBoard
      ? await boardConditions(req, query, stage, doc.id, isForward)
      : [mergeListSearchAndWhere({ collectionConfig, search, where })];
    for (const range of rangesAfter(doc, keys)) {
      const { docs } = await req.payload.find({
        collection: 'applications',
        where: { and: [...conditions, range] },
        sort: keys.map(({ field, isDescending }) => `${isDescending ? '-' : ''}${field}`),
        limit: 1,
        pagination: false,
        depth: 0,
        select: {},
        overrideAccess: false,
        user: req.user,
        context: ownReading,
      });
      if (docs[0]) return docs[0].id;
    }
    return undefined;
  };
  const [previous, next] = await Promise.all([find(false), find(true)]);
  return { previous, next };
}

/** What an application of the same column must meet; words are found in the index of each stage, as on the board. */
async function boardConditions(
  req: PayloadRequest,
  query: Record<string, unknown>,
  stage: Stage | undefined,
  id: number,
  isOlder: boolean,
): Promise<Where[]> {
  const filter = boardFilter.parse(query);
  if (!stage || !filter.search)
    return [...(stage ? [{ stage: { equals: stage } }] : []), ...toConditions(filter)];
  const words = filter.search.split(/\s+/).map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const run = await executeIn(req);
  const { rows } = await run<{ id: number }>(sql`
    select id from applications
    where stage = ${stage} and id ${isOlder ? sql`<` : sql`>`} ${id}
      and ${sql.join(
        words.map((word) => sql`search_text like lower(${word})`),
        sql` and `,
      )}
    order by id ${isOlder ? sql`desc` : sql`asc`} limit ${maxCandidates}`);
  return [{ id: { in: rows.map((row) => row.id) } }, ...toConditions({ ...filter, search: '' })];
}
