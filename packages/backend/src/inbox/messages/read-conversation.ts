import { APIError, type PayloadRequest } from 'payload';
import { idOf, staffNames } from '../../accounts/owners.ts';
import { internalRead } from '../../audit/lists.ts';
import { findAll } from '../../database/records.ts';
import { executeIn, sql } from '../../database/transaction.ts';
import type { Mail, Message, MessageNote } from '../../payload-types.ts';
import { readCompanyName, senders } from '../replies/audiences.ts';
import { formFields } from './form-fields.ts';
import { answerTime, isSpam } from './status.ts';

/** Most notes of a conversation that are read, newest first. */
const maxNotes = 500;

/** Everything that one person wrote, with our replies and notes, oldest first. */
export type Conversation = Awaited<ReturnType<typeof readConversation>>;
export type ConversationEntry = Conversation['entries'][number];

/** Whether something changed in a conversation. */
export type Activity = Awaited<ReturnType<typeof readActivity>>;

/** Reads the last change of a conversation. */
export async function readActivity(req: PayloadRequest, id: number) {
  const ids = await senders.thread(req, [id]);
  const { rows } = await executeIn(req)<{ at: string | null }>(sql`
    select greatest(
      (select max(updated_at) from messages where id in ${ids}),
      (select max(updated_at) from message_notes where about_id in ${ids}))::text as at`);
  return { changedAt: rows[0]?.at ?? '' };
}

/**
 * Reads the conversation of a message; the audit trail records that the message was opened.
 * @throws {APIError} 404
 */
export async function readConversation(req: PayloadRequest, id: number) {
  const { payload, user } = req;
  const shared = { depth: 0, pagination: false, overrideAccess: false, user, context: internalRead } as const;
  const query = { collection: 'messages', id, depth: 0, joins: false, overrideAccess: false, user } as const;
  const message = await payload.findByID({ ...query, disableErrors: true });
  if (!message) throw new APIError('This message no longer exists.', 404);
  // Before the entries: what changes in between is read again.
  const activity = await readActivity(req, id);
  const ids = await senders.thread(req, [id]);
  const about = { about: { in: ids } };
  const [{ docs: messages }, { docs: notes }] = await Promise.all([
    payload.find({ ...shared, collection: 'messages', where: { id: { in: ids } }, joins: false }),
    payload.find({ ...shared, collection: 'message-notes', where: about, sort: '-id', limit: maxNotes }),
  ]);
  const mails = await readMails(
    req,
    notes.flatMap((note) => (note.delivery === 'failed' ? (idOf(note.mail) ?? []) : [])),
  );
  const names = await staffNames(
    req,
    notes.map(({ author }) => idOf(author)),
  );
  const entries = [
    ...messages.map(messageEntry),
    ...notes.map((note) => noteEntry(note, mails.get(idOf(note.mail) ?? 0), names)),
  ].sort((a, b) => a.at.localeCompare(b.at));
  return {
    ...activity,
    entries,
    isShortened: notes.length === maxNotes,
    /** The newest reply that the reader sees. */
    seen: Math.max(0, ...notes.flatMap(({ id, kind }) => (kind === 'reply' ? id : []))),
    message: {
      id,
      version: message.updatedAt,
      reference: message.reference,
      name: message.name || 'Without a name',
      facts: formFields.flatMap(({ name, isFact }) => (isFact && message[name]) || []),
      email: message.email || null,
      phone: message.phone || null,
      status: message.status,
      isSpam: isSpam(message),
      spamReasons: message.suspectedSpam ? (message.spamReasons ?? []) : [],
      owner: idOf(message.owner) ?? null,
      followUpOn: message.followUpOn ?? null,
      answerTime: isSpam(message) && !message.firstAnsweredAt ? null : (answerTime(message) ?? null),
    },
    placeholders: {
      name: message.name ?? '',
      reference: message.reference,
      company: await readCompanyName(req),
    },
  };
}

async function readMails(req: PayloadRequest, ids: number[]): Promise<Map<number, Mail>> {
  if (ids.length === 0) return new Map();
  const where = { id: { in: ids } };
  const select = { state: true, sentAt: true } as const;
  const mails = await findAll(req.payload, 'mails', where, { select });
  return new Map(mails.map((mail) => [mail.id, mail]));
}

function messageEntry({ id, ...message }: Message) {
  return {
    key: `message-${id}`,
    id,
    kind: 'message' as const,
    text: message.message ?? '',
    author: message.name || 'Without a name',
    at: message.createdAt,
    source: [message.reference, message.topic || message.page].filter(Boolean).join(', '),
    isSpam: isSpam(message),
    delivery: null,
  };
}

function noteEntry(note: MessageNote, mail: Mail | undefined, names: Map<number, string>) {
  const { id, kind, text, createdAt, delivery, deliveredAt, deliveryError } = note;
  return {
    key: `note-${id}`,
    id,
    kind,
    text,
    // Null when the site itself did it, or a former member of staff.
    author: names.get(idOf(note.author) ?? 0) ?? null,
    at: createdAt,
    source: '',
    isSpam: false,
    delivery: delivery
      ? {
          state: delivery,
          at: deliveredAt ?? null,
          error: deliveryError ?? null,
          canRetry: mail?.state === 'failed',
        }
      : null,
  };
}
