import { APIError, type Payload, type PayloadRequest, ValidationError } from 'payload';
import { execute, inTransaction, sql } from '../transaction.ts';
import { inputOf, type ScheduleInput } from './schedule.ts';

/** Tries of a publication that fails for no reason of its own, such as a database that is away. */
const tries = 4;

/** It can only succeed after somebody has changed something, so it is not tried again. */
class Impossible extends Error {
  override readonly name = 'Impossible';
}

/**
 * Publishes and takes back what is due, each in the name of who scheduled it
 * and with that person's rights of today. Change and removal of the schedule
 * are one transaction: a process that is killed in between leaves the schedule
 * due, and the next run finds it. What fails is listed with its reason, what a
 * later try may mend after up to four.
 */
export async function runDuePublications(payload: Payload): Promise<void> {
  const seen = new Set<number>();
  for (;;) {
    const outcome = await runNext(payload, seen);
    if (outcome === undefined) return;
    seen.add(outcome);
  }
}

interface Due {
  id: number;
  input: unknown;
  total_tried: number;
}

/** Runs the first that is due and has not been tried in this run; gives its number, undefined for none. */
async function runNext(payload: Payload, seen: Set<number>): Promise<number | undefined> {
  let current: Due | undefined;
  try {
    return await inTransaction(payload, async ({ execute: run, req }) => {
      const not = seen.size > 0 ? sql`and id not in ${[...seen]}` : sql``;
      // Minutes between tries: one after the first, two after the second, three after the third.
      const { rows } = await run<Due & Record<string, unknown>>(sql`
        select id, input, coalesce(total_tried, 0)::int as total_tried from payload_jobs
        where task_slug = 'schedulePublish' and completed_at is null and has_error is not true
          and (wait_until is null or wait_until <= now())
          and (coalesce(total_tried, 0) = 0 or updated_at < now() - make_interval(mins => total_tried::int))
          ${not}
        order by wait_until, id limit 1 for update skip locked`);
      current = rows[0];
      if (!current) return undefined;
      const input = inputOf(current.input);
      if (input) await carryOut(req, input);
      await run(sql`delete from payload_jobs where id = ${current.id}`);
      return current.id;
    });
  } catch (error) {
    if (!current) throw error;
    await noteFailure(payload, current, error);
    return current.id;
  }
}

async function carryOut(req: PayloadRequest, { type, doc, global, user }: ScheduleInput): Promise<void> {
  const { payload } = req;
  const account = await accountOf(req, user);
  req.user = { ...account, collection: 'users' };
  const data = { _status: type === 'unpublish' ? ('draft' as const) : ('published' as const) };
  if (doc) {
    const { relationTo: collection, value } = doc;
    await payload.update({ collection, id: Number(value), data, depth: 0, overrideAccess: false, req });
  } else if (global) {
    await payload.updateGlobal({ slug: global, data, depth: 0, overrideAccess: false, req });
  }
}

async function accountOf(req: PayloadRequest, user: ScheduleInput['user']) {
  const { docs } = await req.payload.find({
    collection: 'users',
    where: { id: { equals: user?.value ?? 0 } },
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: true,
    req,
  });
  const [account] = docs;
  if (!account || account.disabled)
    throw new Impossible('The account that scheduled this may no longer sign in. Schedule it again.');
  return account;
}

async function noteFailure(payload: Payload, { id, total_tried }: Due, error: unknown): Promise<void> {
  const tried = total_tried + 1;
  const isFinal = tried >= tries || isForGood(error);
  payload.logger.warn({ err: error, schedule: id, tried }, 'A scheduled publication failed');
  await execute(payload)(sql`
    update payload_jobs set total_tried = ${tried}, has_error = ${isFinal}, processing = false,
      error = ${JSON.stringify({ message: reasonFor(error) })}::jsonb, updated_at = now()
    where id = ${id}`);
}

/** Wrong content, a document that is gone and rights that are missing do not get better by waiting. */
function isForGood(error: unknown): boolean {
  return error instanceof Impossible || (error instanceof APIError && error.status < 500);
}

/** Why it did not happen, for who scheduled it. */
function reasonFor(error: unknown): string {
  if (error instanceof ValidationError) {
    const problems = error.data.errors.map(({ label, path, message }) => {
      const name = typeof label === 'string' && label !== '' ? label : path;
      return `${name}: ${message}`;
    });
    return `Something has to be filled in or corrected first. ${problems.join(' ')}`;
  }
  if (error instanceof Impossible) return error.message;
  if (error instanceof APIError && error.status === 403)
    return 'Whoever scheduled this may no longer change it. Somebody who may has to schedule it again.';
  if (error instanceof APIError && error.status === 404) return 'It was deleted.';
  if (error instanceof APIError && error.status === 409) return error.message;
  return 'It could not be saved. Publish it by hand, or schedule it again.';
}
