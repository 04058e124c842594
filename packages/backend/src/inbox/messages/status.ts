import type {
  CollectionAfterChangeHook,
  CollectionBeforeChangeHook,
  PayloadRequest,
  TextField,
} from 'payload';
import { idOf } from '../../accounts/owners.ts';
import { recordAudits } from '../../audit/record-audit.ts';
import { executeIn, sql, transactionOf } from '../../database/transaction.ts';
import type { Message } from '../../payload-types.ts';
import { recordEditors } from '../../publishing/concurrency/stored-versions.ts';
import type { StaffSide } from '../../staff-side.ts';
import { formatDuration } from '../../time/company-time.ts';
import { addChangeNote, noteOwner } from '../notes/collection.ts';

/** The statuses of a message, in the order of the work. */
export const messageStatuses = [
  { value: 'new', label: 'New' },
  { value: 'in-progress', label: 'In progress' },
  { value: 'answered', label: 'Answered' },
  { value: 'spam', label: 'Spam' },
] as const;

/** The label of a status. */
export function statusLabel(status: string): string {
  return messageStatuses.find(({ value }) => value === status)?.label ?? status;
}

/** Whether a message is spam: staff marked it, or the site suspects it and nobody has restored it. */
export function isSpam({ status, suspectedSpam }: Pick<Message, 'status' | 'suspectedSpam'>): boolean {
  return status === 'spam' || suspectedSpam === true;
}

/** Sets when a message was first answered, and clears the suspicion of a message that is no longer spam. */
export const settleStatus: CollectionBeforeChangeHook<Message> = ({ data, originalDoc, operation }) => {
  if (operation !== 'update' || !originalDoc) return;
  const status = data.status ?? originalDoc.status;
  // A form that was opened before the first answer must not clear it.
  if (originalDoc.firstAnsweredAt) data.firstAnsweredAt = originalDoc.firstAnsweredAt;
  else if (status === 'answered' && originalDoc.status !== 'answered')
    data.firstAnsweredAt ??= new Date().toISOString();
  if (originalDoc.status === 'spam' && status !== 'spam') data.suspectedSpam = false;
};

/** Marks a message, and the open ones that its delivered reply followed, as answered. */
export async function markAnswered(
  req: PayloadRequest,
  id: number,
  { createdAt, deliveredAt }: { createdAt: string; deliveredAt: string },
): Promise<void> {
  const { payload } = req;
  const shared = { collection: 'messages', id, depth: 0, req } as const;
  const message = await payload.findByID({ ...shared, joins: false });
  const status = message.status === 'spam' ? 'spam' : 'answered';
  const firstAnsweredAt = message.firstAnsweredAt ?? deliveredAt;
  if (status !== message.status || firstAnsweredAt !== message.firstAnsweredAt) {
    const data = { status, firstAnsweredAt } as const;
    await payload.update({ ...shared, data, context: { concernsOneMessage: true } });
  }
  await updateOthers(req, message, sql`${isOpen} and created_at <= ${createdAt}`, [
    sql`status = 'answered'`,
    sql`first_answered_at = coalesce(first_answered_at, ${deliveredAt})`,
    sql`owner_id = coalesce(owner_id, ${idOf(message.owner) ?? null})`,
  ]);
}

type Sql = ReturnType<typeof sql>;

/** Most messages of one person in a conversation, newest first. */
const maxThread = 200;

/** Messages that wait for an answer. */
const isOpen = sql`status in ('new', 'in-progress') and suspected_spam is not true`;

/** Finds the messages of the same senders, with which messages form conversations, themselves included. */
export async function readThread(req: PayloadRequest, ids: number[]): Promise<number[]> {
  const { rows } = await executeIn(req)<{ id: number }>(sql`
    select id from messages
    where email in (select email from messages where id in ${ids} and email <> '')
    order by id desc limit ${maxThread}`);
  return [...new Set([...ids, ...rows.map(({ id }) => id)])];
}

/** Sets columns of the other messages of a sender that meet a condition, and records who did. @returns those messages */
async function updateOthers(
  req: PayloadRequest,
  { id, email }: Pick<Message, 'id' | 'email'>,
  condition: Sql,
  columns: Sql[],
): Promise<{ id: number; reference: string }[]> {
  if (!email) return [];
  const { rows } = await executeIn(req)<{ id: number; reference: string }>(sql`
    update messages set ${sql.join(columns, sql`, `)}, updated_at = now()
    where email = ${email} and id <> ${id} and ${condition}
    returning id, reference`);
  if (rows.length > 0) {
    await recordAudits(req, 'changed', 'messages', rows);
    await recordEditors(
      req,
      'messages',
      rows.map((row) => String(row.id)),
    );
  }
  return rows;
}

/** Describes how long a sender waited for the first answer, or has been waiting. */
export function answerTime(
  { createdAt, firstAnsweredAt }: { createdAt?: unknown; firstAnsweredAt?: unknown },
  now = Date.now(),
): string | undefined {
  if (typeof createdAt !== 'string') return undefined;
  const from = Date.parse(createdAt);
  return typeof firstAnsweredAt === 'string'
    ? `Answered after ${formatDuration(Date.parse(firstAnsweredAt) - from)}`
    : `Waiting for ${formatDuration(now - from)}`;
}

/** The same as a virtual field. */
export const answerTimeField: TextField = {
  name: 'answerTime',
  label: 'Time to first answer',
  type: 'text',
  virtual: true,
  hooks: {
    afterRead: [
      ({ data }) => (data?.status === 'spam' && !data.firstAnsweredAt ? undefined : answerTime(data ?? {})),
    ],
  },
  admin: { readOnly: true, position: 'sidebar', disableListFilter: true },
};

/** Adds a note for each change of status, owner and spam, with its author, in the same transaction. */
export const noteChanges: CollectionAfterChangeHook<Message> = async ({
  doc,
  previousDoc,
  operation,
  req,
}) => {
  if (operation !== 'update') return;
  const [before, after] = [statusLabel(previousDoc.status), statusLabel(doc.status)];
  const changes = [
    before === after ? undefined : `Status: ${before} → ${after}`,
    isSpam(previousDoc) && !isSpam(doc) ? 'Restored: it is no spam.' : undefined,
  ].filter((change) => change !== undefined);
  for (const text of changes) await addChangeNote(req, 'message-notes', doc.id, text);
  await noteOwner(req, 'message-notes', previousDoc, doc);
};

/** Gives a new message the owner of the sender's open ones: it goes on with their conversation. */
export const joinConversation: CollectionBeforeChangeHook<Message> = async ({ data, operation, req }) => {
  if (operation !== 'create' || data.owner || !data.email || isSpam({ status: 'new', ...data })) return data;
  const { rows } = await executeIn(req)<{ owner: number }>(sql`
    select owner_id as owner from messages
    where email = ${data.email} and owner_id is not null and ${isOpen} order by id desc limit 1`);
  return { ...data, owner: rows[0]?.owner };
};

/**
 * Shares what was changed on a message with the open ones of its sender, because staff decide about a conversation,
 * and restored spam with the sender's other spam. A message that somebody works on brings its status and owner too.
 */
export const shareChanges: CollectionAfterChangeHook<Message> = async ({
  doc,
  previousDoc,
  operation,
  context,
  req,
}) => {
  if (operation !== 'update' || context.concernsOneMessage) return;
  const { status, followUpOn = null, suspectedSpam = false } = doc;
  const owner = idOf(doc.owner) ?? null;
  const isChanged = {
    status: status !== previousDoc.status,
    owner: owner !== (idOf(previousDoc.owner) ?? null),
    followUpOn: followUpOn !== (previousDoc.followUpOn ?? null),
    suspectedSpam: suspectedSpam !== (previousDoc.suspectedSpam ?? false),
  };
  if (!Object.values(isChanged).includes(true)) return;
  const isWorkedOn = status === 'in-progress';
  const shared = [
    ...(isChanged.status && status === 'new'
      ? [sql`status = (case when owner_id is null then 'new' else 'in-progress' end)::enum_messages_status`]
      : []),
    ...((isChanged.status && status !== 'new') || isWorkedOn ? [sql`status = ${status}`] : []),
    ...(isChanged.owner || (isWorkedOn && owner) ? [sql`owner_id = ${owner}`] : []),
    ...(isChanged.followUpOn ? [sql`follow_up_on = ${followUpOn}`] : []),
    ...(isChanged.suspectedSpam ? [sql`suspected_spam = ${suspectedSpam}`] : []),
    ...(isChanged.status && status === 'answered'
      ? [sql`first_answered_at = coalesce(first_answered_at, now())`]
      : []),
  ];
  const wasSpam = isSpam(previousDoc);
  const spam = sql`(status = 'spam' or suspected_spam)`;
  const others = await updateOthers(req, doc, wasSpam ? spam : isOpen, shared);
  if (wasSpam && !isSpam(doc)) await passOnRestored(req, [doc, ...others]);
};

/**
 * Posts restored messages to the CRM, from which they were withheld as spam. Their emails went out when they
 * arrived, marked as possible spam (decision 0023). One that the CRM has already comes again under the same id.
 */
async function passOnRestored(req: PayloadRequest, restored: { id: number }[]): Promise<void> {
  const staffSide: StaffSide | undefined = req.payload.config.custom.staffSide;
  if (!staffSide?.passesMessagesOn) return;
  const transaction = await transactionOf(req);
  for (const { id } of restored) await staffSide.queue.send(transaction, 'crm', { message: id });
}
