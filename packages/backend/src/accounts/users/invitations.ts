import { randomBytes } from 'node:crypto';
import { APIError } from 'payload';
import { z } from 'zod';
import { recordAudit } from '../../audit/record-audit.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { enqueueEmail } from '../../queue/deliveries/emails.ts';
import { waitForQueue } from '../../queue/queue.ts';
import { staffSideOf } from '../../staff-side.ts';
import { isValidationError } from '../api-error.ts';
import { endpoint, type StaffRequest } from '../endpoint.ts';
import { roles } from '../roles.ts';
import { readAccount, writeAccount } from '../second-factor/account.ts';

/** Hours that the link of an invitation works. */
const hours = 72;

const schema = z.object({
  name: z
    .string('Please type a name.')
    .trim()
    .min(1, 'Please type a name.')
    .max(80, 'A name has at most 80 characters.'),
  email: z
    .string('Please type an email address.')
    .trim()
    .toLowerCase()
    .pipe(z.email('Please type an email address.')),
  roles: z
    .array(z.enum(roles), 'Please choose at least one role.')
    .min(1, 'Please choose at least one role.'),
});

/** Creates an account without a usable password, and invites its owner by email. */
async function invite(req: StaffRequest, given: z.output<typeof schema>): Promise<Response> {
  const { queue } = staffSideOf(req.payload);
  await waitForQueue(queue);
  try {
    await inTransaction(req, async (transaction) => {
      const password = randomBytes(32).toString('base64url');
      const data = { ...given, password };
      const { id } = await req.payload.create({ collection: 'users', data, depth: 0, req: transaction.req });
      await sendInvitation(transaction, { ...given, id }, req.user.name);
    });
  } catch (error) {
    if (isValidationError(error)) throw new APIError('There is an account with this address already.', 409);
    throw error;
  }
  return Response.json({ message: `The invitation is on its way to ${given.email}.` }, { status: 201 });
}

/** Sends the invitation of an account again; the link before it no longer works. */
async function inviteAgain(req: StaffRequest, id: number) {
  const { queue } = staffSideOf(req.payload);
  await waitForQueue(queue);
  const email = await inTransaction(req.payload, async (transaction) => {
    const account = await readAccount(req.payload, id, transaction.req);
    if (!account) throw new APIError('There is no such account.', 404);
    if (!account.invitedUntil)
      throw new APIError(`${account.name} has accepted the invitation already.`, 409);
    if (account.disabled) throw new APIError('This account is disabled.', 409);
    await sendInvitation(transaction, account, req.user.name);
    transaction.req.user = req.user;
    await recordAudit(transaction.req, {
      action: 'mailed',
      kind: 'users',
      record: account.id,
      summary: `Invitation of ${account.name} sent again`,
    });
    return account.email;
  });
  return { message: `A new invitation is on its way to ${email}.` };
}

/** The endpoints of invitations, below `/api/users`. */
export const invitationEndpoints = [
  endpoint({
    method: 'post',
    path: '/invitations',
    roles: [],
    body: schema,
    handler: (req, { body }) => invite(req, body),
  }),
  endpoint({
    method: 'post',
    path: '/:id/invitation',
    roles: [],
    handler: (req, { id }) => inviteAgain(req, id),
  }),
];

interface Invited {
  id: number;
  name: string;
  email: string;
}

async function sendInvitation(
  transaction: Transaction,
  { id, name, email }: Invited,
  by: string,
): Promise<void> {
  const { payload, req } = transaction;
  const { queue, cmsUrl } = staffSideOf(payload);
  const expiration = hours * 3_600_000;
  const token = await payload.forgotPassword({
    collection: 'users',
    data: { email },
    disableEmail: true,
    expiration,
    req,
  });
  const invitedUntil = new Date(Date.now() + expiration).toISOString();
  await writeAccount(req, id, () => ({ invitedUntil }));
  const data = { name, by, url: `${cmsUrl}/admin/reset/${token}`, hours };
  await enqueueEmail(transaction, queue, payload.config.secret, {
    mail: { kind: 'invitation', data },
    to: email,
  });
}
