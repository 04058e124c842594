import type { CollectionSlug, GlobalSlug, PayloadRequest } from 'payload';
import { type Execute, sql } from '../transaction.ts';
import type { State } from './read-states.ts';

/** One row of the table of mentions. */
export interface MentionRow {
  source: string;
  record: string;
  state: State;
  place: string;
  target: string;
  /** As it was written; null where a document is shown rather than linked to. */
  link: string | null;
}

/** A place in the content, as the staff side names it. */
export interface Place {
  /** What the document is called in the admin. */
  title: string;
  /** The kind of thing it is, as “Article”. */
  kind: string;
  /** Where it is edited, below the admin's root: `/collections/blogs/3`. */
  adminPath: string;
}

/** Mentions of some targets, those in published content first. @param most how many at most */
export async function mentionsOf(run: Execute, targets: string[], most: number): Promise<MentionRow[]> {
  const { rows } = await run<Record<keyof MentionRow, unknown>>(sql`
    select source, record, state, place, target, link from mentions
    where target in (select json_array_elements_text(${JSON.stringify(targets)}::json))
    order by state desc, source, length(record), record, id limit ${most}`);
  return rows as unknown as MentionRow[];
}

/**
 * Where mentions stand, without those in documents that the user of `req` may not read in that state.
 * @param overrideAccess true for hooks that must see everything
 */
export async function placesOf(
  req: PayloadRequest,
  rows: MentionRow[],
  overrideAccess: boolean,
): Promise<(MentionRow & Place)[]> {
  const places = new Map<string, Place>();
  const groups = Map.groupBy(rows, ({ source, state }) => `${source} ${state}`);
  for (const [first, ...more] of groups.values()) {
    if (!first) continue;
    const records = [...new Set([first, ...more].map(({ record }) => record))];
    for (const [record, place] of await read(req, first, records, overrideAccess))
      places.set(keyOf({ ...first, record }), place);
  }
  return rows.flatMap((row) => {
    const place = places.get(keyOf(row));
    return place ? [{ ...row, ...place }] : [];
  });
}

const keyOf = ({ source, record, state }: MentionRow) => `${source} ${record} ${state}`;

async function read(
  req: PayloadRequest,
  { source, state }: MentionRow,
  records: string[],
  overrideAccess: boolean,
): Promise<[record: string, Place][]> {
  const { config } = req.payload;
  const common = { draft: state === 'draft', depth: 0, overrideAccess, user: req.user, req };
  const global = config.globals.find(({ slug }) => slug === source);
  if (global) {
    const doc = await req.payload.findGlobal({ slug: source as GlobalSlug, ...common });
    if ((doc as { _status?: string })._status !== state) return [];
    const place = {
      title: nameOf(global.label, source),
      kind: 'Single page',
      adminPath: `/globals/${source}`,
    };
    return [[source, place]];
  }
  const collection = config.collections.find(({ slug }) => slug === source);
  if (!collection) return [];
  const title = collection.admin.useAsTitle ?? 'id';
  const { docs } = await req.payload.find({
    collection: source as CollectionSlug,
    where: { id: { in: records } },
    select: { [title]: true, ...(collection.upload && { filename: true }) },
    pagination: false,
    ...common,
  });
  return (docs as unknown as Record<string, unknown>[]).map((doc) => [
    String(doc.id),
    {
      title: String(doc[title] || doc.filename || doc.id),
      kind: nameOf(collection.labels.singular, source),
      adminPath: `/collections/${source}/${doc.id}`,
    },
  ]);
}

function nameOf(label: unknown, slug: string): string {
  return typeof label === 'string' ? label : slug;
}
