import type { Payload, PayloadRequest } from 'payload';
import { isAPIError, isValidationError, listFieldErrors } from '../../accounts/api-error.ts';
import { findOne } from '../../database/records.ts';
import { execute, inTransaction, sql } from '../../database/transaction.ts';
import { parseInput, type ScheduleInput } from './schedules.ts';

/** Attempts of a publication that fails for a transient reason, such as an unreachable database. */
const maxAttempts = 4;

/** A failure that no retry mends, because somebody has to change something first. */
class PermanentFailure extends Error {
  override readonly name = 'PermanentFailure';
}

/**
 * Publishes and unpublishes what is due, as the user who scheduled it and with their current rights. The change and
 * the removal of its schedule are one transaction, so that a process killed in between leaves the schedule due. A
 * failure is stored with its reason; a transient one is retried.
 */
export async function runDuePublications(payload: Payload): Promise<void> {
  const seen = new Set<number>();
  for (let id = await runNext(payload, seen); id !== undefined; id = await runNext(payload, seen))
    seen.add(id);
}

interface Due {
  id: number;
  input: unknown;
  total_tried: number;
}

/** Runs the next due schedule that this run has not attempted. @returns its id; undefined when there is none */
async function runNext(payload: Payload, seen: Set<number>): Promise<number | undefined> {
  let current: Due | undefined;
  try {
    return await inTransaction(payload, async ({ execute: run, req }) => {
      const unseen = seen.size > 0 ? sql`and id not in ${[...seen]}` : sql``;
      // Back-off in minutes: one after the first attempt, two after the second, three after the third.
      const { rows } = await run<Due & Record<string, unknown>>(sql`
        select id, input, coalesce(total_tried, 0)::int as total_tried from payload_jobs
        where task_slug = 'schedulePublish' and completed_at is null and has_error is not true
          and (wait_until is null or wait_until <= now())
          and (coalesce(total_tried, 0) = 0 or updated_at < now() - make_interval(mins => total_tried::int))
          ${unseen}
        order by wait_until, id limit 1 for update skip locked`);
      current = rows[0];
      if (!current) return undefined;
      const input = parseInput(current.input);
      if (input) await publish(req, input);
      await run(sql`delete from payload_jobs where id = ${current.id}`);
      return current.id;
    });
  } catch (error) {
    if (!current) throw error;
    await recordFailure(payload, current, error);
    return current.id;
  }
}

async function publish(req: PayloadRequest, { type, doc, global, user }: ScheduleInput): Promise<void> {
  const account = await findOne(req, 'users', { id: { equals: user?.value ?? 0 } });
  if (!account || account.disabled)
    throw new PermanentFailure('The account that scheduled this may no longer sign in. Schedule it again.');
  req.user = { ...account, collection: 'users' };
  const data = { _status: type === 'unpublish' ? ('draft' as const) : ('published' as const) };
  const shared = { data, depth: 0, overrideAccess: false, req };
  if (doc) await req.payload.update({ collection: doc.relationTo, id: Number(doc.value), ...shared });
  else if (global) await req.payload.updateGlobal({ slug: global, ...shared });
}

async function recordFailure(payload: Payload, { id, total_tried }: Due, error: unknown): Promise<void> {
  const tried = total_tried + 1;
  // Invalid content, a deleted document and missing rights do not get better by waiting.
  const isPermanent = error instanceof PermanentFailure || (isAPIError(error) && error.status < 500);
  payload.logger.warn({ err: error, schedule: id, tried }, 'A scheduled publication failed');
  await execute(payload)(sql`
    update payload_jobs set total_tried = ${tried}, has_error = ${isPermanent || tried >= maxAttempts},
      processing = false, error = ${JSON.stringify({ message: describe(error) })}::jsonb, updated_at = now()
    where id = ${id}`);
}

/** Describes a failure to the person who scheduled the publication. */
function describe(error: unknown): string {
  if (isValidationError(error))
    return `Something has to be filled in or corrected first. ${describeFailure(error).join(' ')}`;
  if (error instanceof PermanentFailure) return error.message;
  if (isAPIError(error) && error.status === 403)
    return 'The person who scheduled this may no longer change it. Somebody else has to schedule it again.';
  return describeFailure(error).join(' ');
}

/** Lists the reasons why something could not be published, each a sentence or two. */
function describeFailure(error: unknown): string[] {
  if (isValidationError(error)) return listFieldErrors(error);
  if (isAPIError(error) && error.status === 404) return ['It was deleted or is in the trash.'];
  if (isAPIError(error) && error.status === 409) return [error.message];
  return ['It could not be saved. Publish it by hand, or schedule it again.'];
}
