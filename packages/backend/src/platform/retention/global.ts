import { APIError, type Endpoint, type GlobalConfig, type PayloadRequest } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { administrators } from '../../access/rules.ts';
import { panel, row } from '../../fields/layout.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { staffSideOf } from '../staff-side.ts';
import { inTransaction } from '../transaction/transaction.ts';
import { retentionKinds } from './kinds.ts';
import { type OwnPeriods, periodError, periodField, readPeriods } from './periods.ts';
import { previewRetention } from './preview.ts';
import { promisedBy } from './promise.ts';

/** `POST /api/globals/retention/preview`: what would be deleted with periods that need not be saved. */
const previewEndpoint: Endpoint = {
  path: '/preview',
  method: 'post',
  async handler(req) {
    if (!hasRole(req.user, 'administrator')) return forbid(req);
    const periods = { ...(await readPeriods(req.payload)), ...(await parsePeriods(req)) };
    return Response.json(await previewRetention(req.payload, periods));
  },
};

/** `POST /api/globals/retention/run`: runs the daily task now, with the saved periods. */
const runEndpoint: Endpoint = {
  path: '/run',
  method: 'post',
  async handler(req) {
    if (!hasRole(req.user, 'administrator')) return forbid(req);
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

/**
 * Payload accepts a session's cookie from our own pages alone, so a user means that the request is ours. A response
 * instead of an error, which Payload would log.
 */
function forbid({ user }: PayloadRequest): Response {
  const errors = [{ message: 'Only administrators can do this.' }];
  return Response.json({ errors }, { status: user ? 403 : 401 });
}

/** @throws {APIError} 400 that names the first invalid period */
async function parsePeriods(req: PayloadRequest): Promise<OwnPeriods> {
  const json: unknown = await req.json?.().catch(() => undefined);
  const body = typeof json === 'object' && json !== null ? (json as Record<string, unknown>) : {};
  for (const { name, label, unit } of retentionKinds) {
    const error = name in promisedBy ? undefined : periodError(body[name], unit);
    if (error) throw new APIError(`${label}: ${error}`, 400);
  }
  return body as unknown as OwnPeriods;
}

/** Retention periods; the daily task deletes what is older. */
export const retention: GlobalConfig = {
  slug: 'retention',
  label: 'Retention',
  admin: {
    description:
      'How long personal data is kept. A daily task deletes what is older, unless it is on legal hold. Messages and applications are kept as long as the notice beside their form promises, or to the end of the talent pool; change that under Forms.',
  },
  access: { read: administrators, update: administrators },
  endpoints: [previewEndpoint, runEndpoint],
  fields: [
    row(
      periodField('spam', 'Messages marked as spam', 'days', 30),
      periodField('audit', 'Audit trail', 'months', 24),
    ),
    row(
      periodField('mails', 'Records of sent emails', 'days', 90),
      periodField('deliveries', 'Records of webhook deliveries', 'days', 90),
    ),
    panel('preview', '/admin/platform/retention/preview#RetentionPreview'),
  ],
};
