import type { Attachment } from '@riverfront/mail';
import { APIError, type PayloadRequest } from 'payload';
import { staffNames } from '../../accounts/owners.ts';
import { recordAudit, recordAudits } from '../../audit/record-audit.ts';
import { findOne } from '../../database/records.ts';
import { inTransaction, sql, type Transaction } from '../../database/transaction.ts';
import { consumeToken } from '../../limits/consume-token.ts';
import { lockRecords } from '../../publishing/concurrency/stored-versions.ts';
import { enqueueEmail } from '../../queue/deliveries/emails.ts';
import { waitForQueue } from '../../queue/queue.ts';
import { staffSideOf } from '../../staff-side.ts';
import { addChangeNote } from '../notes/collection.ts';
import { type Audience, readCompanyName } from './audiences.ts';
import { composeReplies, type Reply } from './compose.ts';

/** A reply with its files. */
export interface Submission extends Reply {
  files: Attachment[];
  /** Id of the newest reply in the conversation that the author has seen; undefined for a reply to several. */
  seen: number | undefined;
}

/** Seconds in which a second click or a retried request counts as the same submission. */
const keyLifetime = 24 * 3_600;

/**
 * Sends a reply to all its receivers or to none: their emails, notes and audit entries are one transaction.
 * Idempotent by key.
 * @returns how many emails were enqueued now
 * @throws {APIError} 422 naming the first receiver to whom it cannot be sent; 409 when somebody else replied first
 */
export async function sendReplies(
  from: PayloadRequest,
  audience: Audience,
  { files, seen, ...reply }: Submission,
  key: string,
): Promise<number> {
  const { queue } = staffSideOf(from.payload);
  await waitForQueue(queue);
  return inTransaction(from, async (transaction) => {
    const { req, execute } = transaction;
    if (!(await consumeToken(execute, `reply ${key}`, keyLifetime))) return 0;
    if (seen !== undefined) await assertSeen(req, audience, reply.ids, seen);
    if (reply.to) await correctAddress(transaction, audience, reply.ids, reply.to);
    return (await enqueueReplies(transaction, audience, { ...reply, files })).size;
  });
}

/** Stores the corrected address of a receiver in their whole conversation, so that later emails go there as well. */
async function correctAddress(
  { req, execute }: Transaction,
  audience: Audience,
  ids: number[],
  to: string,
): Promise<void> {
  const { slug, notes, thread } = audience;
  const [receiver] = await audience.receivers(req, ids);
  if (!receiver || receiver.email === to) return;
  // Nobody has entered a code that was sent to the new address.
  const unverified = slug === 'applications' ? sql`, email_verified_at = null` : sql``;
  const { rows } = await execute<{ id: number; reference: string }>(sql`
    update ${sql.identifier(slug)} set email = ${to} ${unverified}
    where id in ${await thread(req, ids)} returning id, reference`);
  await recordAudits(req, 'changed', slug, rows);
  await addChangeNote(req, notes, receiver.id, `Address: ${receiver.email} → ${to}`);
}

/**
 * Enqueues a reply to all its receivers, with its notes and audit entries, in a transaction of the caller, whose
 * `req` has the user.
 * @returns ids of the emails by those of their receivers
 * @throws {APIError} 422 naming the first receiver to whom it cannot be sent, 409
 */
export async function enqueueReplies(
  transaction: Transaction,
  audience: Audience,
  { files = [], ...reply }: Reply & { files?: Attachment[] },
): Promise<Map<number, number>> {
  const { payload, req } = transaction;
  const { user } = req;
  const sent = new Map<number, number>();
  const filled = await composeReplies(req, audience, reply);
  const wrong = filled.find(({ problem }) => problem !== null);
  if (wrong) throw new APIError(`Nothing was sent. ${wrong.receiver.reference}: ${wrong.problem}`, 422);
  if (filled.length !== reply.ids.length)
    throw new APIError(
      'Nothing was sent: some of the receivers no longer exist. Please choose them again.',
      409,
    );
  const signature = await readSignature(req);
  const recipients = await payload.findGlobal({ slug: 'recipients', depth: 0, req });
  for (const { receiver, subject, body } of filled) {
    const { id, reference, email, wrote } = receiver;
    const mail = await enqueueEmail(transaction, staffSideOf(payload).queue, payload.config.secret, {
      mail: {
        kind: 'reply',
        data: { subject, body, reference, wrote, author: user?.name, signature, files },
      },
      to: email,
      replyTo: audience.replyTo(recipients),
      about: reference,
    });
    sent.set(id, mail);
    await payload.create({
      collection: audience.notes,
      data: {
        about: id,
        kind: 'reply',
        text: [`${subject}\n\n${body}`, ...files.map(({ name }) => `Attached: ${name}`)].join('\n\n'),
        author: user?.id,
        mail,
        delivery: 'waiting',
      },
      depth: 0,
      req,
    });
    await audience.afterReply?.(req, id);
    await recordAudit(req, {
      action: 'mailed',
      kind: audience.slug,
      record: id,
      summary: `Reply to ${reference}`,
    });
  }
  return sent;
}

/**
 * Asserts that nobody has replied in the conversation of a record since its author read it.
 * @throws {APIError} 409 with their name
 */
async function assertSeen(
  req: PayloadRequest,
  { slug, notes, thread }: Audience,
  ids: number[],
  seen: number,
): Promise<void> {
  const about = await thread(req, ids);
  await lockRecords(req, slug, about);
  const where = { about: { in: about }, kind: { equals: 'reply' }, id: { greater_than: seen } };
  const newer = await findOne(req, notes, where, { sort: '-id' });
  if (!newer) return;
  const author = Number(newer.author) || 0;
  const name = (await staffNames(req, [author])).get(author) ?? 'Somebody';
  throw new APIError(`${name} has replied in the meantime. Nothing was sent: read that reply first.`, 409);
}

/** Reads the signature of the author, or their name and the company's. */
async function readSignature(req: PayloadRequest): Promise<string | undefined> {
  const author = req.user && (await findOne(req, 'users', { id: { equals: req.user.id } }));
  if (!author) return undefined;
  const { name, signature } = author;
  return signature?.trim() || `${name}\n${await readCompanyName(req)}`;
}
