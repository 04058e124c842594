import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { hasRole } from '../access/roles.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { staffSideOf } from '../staff-side.ts';
import { inTransaction } from '../transaction.ts';
import { previewRetention } from './preview.ts';

const days = z.number().int().min(1).max(3_650);
const months = z.number().int().min(1).max(120);
const periods = z.object({
  applications: months,
  hired: months,
  messages: months,
  spam: days,
  mails: days,
  deliveries: days,
  audit: months,
});

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
    const checked = periods.safeParse(await req.json?.().catch(() => undefined));
    if (!checked.success)
      return problem(400, 'Give each period as a whole number: at most 120 months or 3650 days.');
    return Response.json(await previewRetention(req.payload, checked.data));
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
