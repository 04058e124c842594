import type { PayloadRequest } from 'payload';

const bounced = 'firstAnswerBounced';

/**
 * Brings a message in step with its replies: a delivered one answers it, and one that comes back does not any more.
 * @param withdrawn when a reply had been delivered that came back
 */
export async function followReply(req: PayloadRequest, id: number, withdrawn?: string): Promise<void> {
  const { payload } = req;
  const shared = { depth: 0, overrideAccess: true, req } as const;
  const message = await payload.findByID({ ...shared, collection: 'messages', id, joins: false });
  const { docs } = await payload.find({
    ...shared,
    collection: 'message-notes',
    where: { about: { equals: id }, kind: { equals: 'reply' }, delivery: { equals: 'sent' } },
    sort: 'deliveredAt',
    limit: 1,
  });
  const delivered = docs[0]?.deliveredAt ?? null;
  const isWithdrawn = withdrawn !== undefined && message.firstAnsweredAt === withdrawn;
  const firstAnsweredAt = isWithdrawn ? delivered : (message.firstAnsweredAt ?? delivered);
  const status = statusAfter(message.status, delivered !== null, isWithdrawn);
  if (status === message.status && firstAnsweredAt === message.firstAnsweredAt) return;
  req.context[bounced] = isWithdrawn;
  await payload.update({ ...shared, collection: 'messages', id, data: { status, firstAnsweredAt } });
}

type Status = 'new' | 'in-progress' | 'answered' | 'spam';

function statusAfter(status: Status, isAnswered: boolean, isWithdrawn: boolean): Status {
  if (isAnswered) return status === 'spam' ? status : 'answered';
  return isWithdrawn && status === 'answered' ? 'in-progress' : status;
}

/** Whether the first answer came back in this request, so that its time may be taken from the message. */
export function hasBounced({ context }: PayloadRequest): boolean {
  return context[bounced] === true;
}
