import { APIError, type GlobalConfig } from 'payload';
import { z } from 'zod';
import { endpoint } from '../../accounts/endpoint.ts';
import { administrators } from '../../accounts/rules.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { inTransaction } from '../../database/transaction.ts';
import { panel, row } from '../../fields/layout.ts';
import { staffSideOf } from '../../staff-side.ts';
import { retentionKinds } from './kinds.ts';
import { type OwnPeriods, periodError, periodField, readPeriods } from './periods.ts';
import { previewRetention } from './preview.ts';
import { promisedBy } from './promise.ts';

/** `POST /api/globals/retention/preview`: what would be deleted with periods that need not be saved. */
const previewEndpoint = endpoint({
  method: 'post',
  path: '/preview',
  roles: [],
  body: z.record(z.string(), z.unknown()),
  async handler({ payload }, { body }) {
    const periods = { ...(await readPeriods(payload)), ...checkPeriods(body) };
    return previewRetention(payload, periods);
  },
});

/** `POST /api/globals/retention/run`: runs the daily task now, with the saved periods. */
const runEndpoint = endpoint({
  method: 'post',
  path: '/run',
  roles: [],
  async handler({ payload, user }) {
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
    return { message: 'The deletion has been started. Its receipts appear here.' };
  },
});

/** @throws {APIError} 400 that names the first invalid period */
function checkPeriods(body: Record<string, unknown>): OwnPeriods {
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
    panel('preview', '/admin/privacy/preview#RetentionPreview'),
  ],
};
