import type { PayloadRequest } from 'payload';
import { type Execute, executeIn, sql } from '../../database/transaction.ts';
import { today } from '../../time/company-time.ts';
import { findLinkProblems, isMissing } from '../paths/link-problems.ts';

/** Stored at most; those that were asked for least and longest ago give way. */
const maxStored = 500;

/** A path of the site that visitors asked for in vain. */
type UnknownAddress = {
  path: string;
  requests: number;
  /** The company's day, `2026-11-24`. */
  lastDay: string;
};

/** Adds counted requests by path, without anything about who sent them. */
export async function recordUnknownAddresses(
  run: Execute,
  requests: ReadonlyMap<string, number>,
): Promise<void> {
  // In one order, so that two nodes do not wait for each other's rows.
  const rows = JSON.stringify([...requests].toSorted().map(([path, count]) => ({ path, count })));
  await run(sql`
    insert into unknown_addresses as stored (path, requests, last_day)
    select path, count, ${today()}::date from jsonb_to_recordset(${rows}::jsonb) as given(path text, count int)
    on conflict (path) do update set
      requests = least(stored.requests + excluded.requests, 1000000), last_day = excluded.last_day`);
  await run(sql`
    delete from unknown_addresses where path in (
      select path from unknown_addresses order by requests desc, last_day desc, path offset ${maxStored})`);
}

/** Lists the addresses at which there is still nothing, the most wanted first. */
export async function listUnknownAddresses(req: PayloadRequest): Promise<UnknownAddress[]> {
  const { rows } = await executeIn(req)<UnknownAddress>(sql`
    select path, requests, last_day::text as "lastDay" from unknown_addresses
    order by requests desc, last_day desc, path`);
  const problems = await findLinkProblems(
    req,
    rows.map(({ path }) => path),
  );
  return rows.filter(({ path }) => isMissing(problems.get(path) ?? ''));
}
