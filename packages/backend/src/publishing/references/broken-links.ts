import type { PayloadRequest } from 'payload';
import { type Execute, executeIn, sql } from '../../database/transaction.ts';
import { findLinkProblems } from '../paths/link-problems.ts';
import { nameLinks, readLinkTargets } from '../paths/link-targets.ts';
import { readReferences, withSources } from './backlinks.ts';

/** Maximum number of links in a report: correcting them brings up the next ones. */
const limit = 200;

/** Addresses checked at once. */
const batch = 1_000;

/**
 * Finds links to pages and files of the site that do not exist, in published content and newer drafts, as far as the
 * user of `req` may read them, with the reason of each.
 */
export async function findBrokenLinks(req: PayloadRequest) {
  const run = executeIn(req);
  const problems = new Map<string, string>();
  for (let after: string | undefined = ''; after !== undefined && problems.size <= limit; ) {
    const addresses = await listLinkedAddresses(run, after);
    for (const [address, problem] of await findLinkProblems(req, addresses)) problems.set(address, problem);
    after = addresses.length === batch ? addresses.at(-1) : undefined;
  }
  if (problems.size === 0) return { links: [], more: false };
  const rows = await readReferences(req, [...problems.keys()], limit + 1);
  const places = await withSources(req, rows.slice(0, limit), false);
  const targets = await readLinkTargets(req, [...problems.keys()]);
  const names = await nameLinks(req, [...problems.keys()]);
  const links = places.flatMap(({ title, kind, adminPath, isTrashed, state, place, link, target }) => {
    const problem = problems.get(target);
    if (link === null || !problem || isTrashed) return [];
    const shown = targets.get(link)?.address ?? names.get(link) ?? link;
    return [{ title, kind, adminPath, state, where: place, link: shown, problem }];
  });
  return { links, more: rows.length > limit };
}

/**
 * Lists the addresses of this site that something links to, each once, in order. A loose index scan (PostgreSQL
 * wiki): thousands of articles may link to the same page.
 */
async function listLinkedAddresses(run: Execute, after: string): Promise<string[]> {
  const found = sql`found.target`;
  const next = (than: typeof found) =>
    sql`(select target from document_references where link is not null and target > ${than} order by target limit 1)`;
  const { rows } = await run<{ target: string }>(sql`
    with recursive found(target) as (
      ${next(sql`${after}`)}
      union all select ${next(found)} from found where found.target is not null)
    select target from found where target is not null limit ${batch}`);
  return rows.map(({ target }) => target);
}
