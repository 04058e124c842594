import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import { hasRole } from '../access/roles.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { periodProblem } from '../fields/period.ts';
import { staffSideOf } from '../staff-side.ts';
import { inTransaction } from '../transaction.ts';
import { retentionKinds } from './kinds.ts';
import { type OwnPeriods, readPeriods } from './limits.ts';
import { previewRetention } from './preview.ts';
import { promisedBy } from './promise.ts';

/** @throws {APIError} 400 that names the first period which is not right */
async function ownPeriods(req: PayloadRequest): Promise<OwnPeriods> {
  const given: unknown = await req.json?.().catch(() => undefined);
  const body = typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {};
  for (const { name, label, unit } of retentionKinds) {
    const problem = name in promisedBy ? undefined : periodProblem(body[name], unit);
    if (problem) throw new APIError(`${label}: ${problem}`, 400, null, true);
  }
  return body as unknown as OwnPeriods;
}

/** Payload takes a session's cookie from our own pages alone, so a user means that the request is ours. */
function refused({ user }: PayloadRequest): Response | undefined {
  if (hasRole(user, 'administrator')) return undefined;
  return problem(user ? 403 : 401, 'Only administrators can do this.');
}

function problem(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status });
}

/** What would be deleted with periods that need not be saved. */
export const previewEndpoint: Endpoint = {
  path: '/preview',
  method: 'post',
  async handler(req) {
    const no = refused(req);
    if (no) return no;
    const periods = { ...(await readPeriods(req.payload)), ...(await ownPeriods(req)) };
    return Response.json(await previewRetention(req.payload, periods));
  },
};

/** Lets the daily job run now, with the periods that are saved. */
export const runEndpoint: Endpoint = {
  path: '/run',
  method: 'post',
  async handler(req) {
    const no = refused(req);
    if (no) return no;
    const { payload, user } = req;
    const { queue } = staffSideOf(payload);
    await queue.ready;
    await inTransaction(payload, async (transaction) => {
      transaction.req.user = user;
      await recordAudit(transaction.req, {
        action: 'changed',
        kind: 'retention',
        summary: 'Started the deletion of what is due',
      });
      await queue.send(transaction, 'retention', {});
    });
    return Response.json({ message: 'The deletion has been started. Its receipts appear here.' });
  },
};
