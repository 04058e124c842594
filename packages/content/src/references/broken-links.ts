import type { PayloadRequest } from 'payload';
import { linkProblems } from '../paths/site-addresses.ts';
import { type Execute, executeIn, sql } from '../transaction.ts';
import { mentionsOf, type Place, placesOf } from './find-mentions.ts';
import type { State } from './read-states.ts';

/** A link in our content that leads to nothing on our site. */
interface BrokenLink extends Place {
  state: State;
  where: string;
  link: string;
  /** Why, in words. */
  problem: string;
}

/** What the report says. */
interface BrokenLinks {
  links: BrokenLink[];
  /** Whether there are more than are named. */
  more: boolean;
}

/** How many are named: whoever mends them sees the next ones then. */
const most = 200;

/** Addresses that are looked up at once. */
const batch = 1_000;

/** Broken links in what is published and in newer drafts, as the user of `req` may read them. */
export async function findBrokenLinks(req: PayloadRequest): Promise<BrokenLinks> {
  const run = await executeIn(req);
  const problems = new Map<string, string>();
  for (let after: string | undefined = ''; after !== undefined && problems.size <= most; ) {
    const addresses = await linkedAddresses(run, after);
    for (const [address, problem] of await linkProblems(req, addresses)) problems.set(address, problem);
    after = addresses.length === batch ? addresses.at(-1) : undefined;
  }
  const rows = await mentionsOf(run, [...problems.keys()], most + 1);
  const places = await placesOf(req, rows.slice(0, most), false);
  const links = places.flatMap(({ title, kind, adminPath, state, place, link, target }) => {
    const problem = problems.get(target);
    return link !== null && problem ? [{ title, kind, adminPath, state, where: place, link, problem }] : [];
  });
  return { links, more: rows.length > most };
}

const found = sql`found.target`;

/**
 * Addresses of this site that something links to, each once, in order. Goes from each straight to the next
 * one in their index (PostgreSQL wiki, “Loose indexscan”): thousands of articles may link to one page.
 */
async function linkedAddresses(run: Execute, after: string): Promise<string[]> {
  const next = (than: typeof found) =>
    sql`(select target from mentions where link is not null and target > ${than} order by target limit 1)`;
  const { rows } = await run<{ target: string }>(sql`
    with recursive found(target) as (
      ${next(sql`${after}`)}
      union all select ${next(found)} from found where found.target is not null)
    select target from found where target is not null limit ${batch}`);
  return rows.map(({ target }) => target);
}
