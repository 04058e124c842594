'use client';
import type { ConversationEntry } from '@riverfront/backend/inbox/messages/read-conversation';
import { Initials } from '../accounts/person.tsx';
import { SmallButton } from '../form/buttons.tsx';
import { recentTime } from '../time/clock.ts';

const kinds = { message: 'wrote', reply: 'replied', note: 'noted', change: 'changed' } as const;

interface EntryProps {
  entry: ConversationEntry;
  isBusy: boolean;
  /** Calls an endpoint that takes no data. */
  onAct: (path: string) => void;
}

/** A message, reply, note or change of a conversation, with the state of its delivery. */
export function Entry({ entry, isBusy, onAct }: EntryProps) {
  const { id, kind, text, author, at, source, isSpam, delivery, deliveryId } = entry;
  const name = author ?? 'The site';
  const paths = deliveryId
    ? { retry: `/api/deliveries/${deliveryId}/retry` }
    : { retry: `/api/messages/replies/${id}/retry`, settle: `/api/messages/replies/${id}/settle` };
  return (
    <li data-kind={kind}>
      <p className="staff-row inbox__soft">
        {kind === 'change' ? null : <Initials name={name} />}
        <strong>{name}</strong> {kinds[kind]} <time dateTime={at}>{recentTime(at)}</time>
        {source ? <span> · {source}</span> : null}
        {isSpam ? <span className="chip chip--danger">Spam</span> : null}
      </p>
      <p className="inbox__text">{text}</p>
      {delivery ? (
        <p className={`staff-row inbox__soft ${delivery.state === 'failed' ? 'inbox__failed' : ''}`}>
          <span role={delivery.state === 'failed' ? 'alert' : undefined}>
            {kind === 'message' ? describeCrm(delivery) : describeDelivery(delivery)}
          </span>
          {delivery.canRetry ? (
            <SmallButton disabled={isBusy} onClick={() => onAct(paths.retry)}>
              Retry
            </SmallButton>
          ) : null}
          {delivery.state === 'failed' && paths.settle ? (
            <SmallButton disabled={isBusy} onClick={() => onAct(paths.settle)}>
              Mark as resolved
            </SmallButton>
          ) : null}
        </p>
      ) : null}
    </li>
  );
}

type Delivery = NonNullable<ConversationEntry['delivery']>;

function describeDelivery({ state, at, error }: Delivery): string {
  if (state === 'sent') return error ?? `Delivered to their server${at ? ` ${recentTime(at)}` : ''}`;
  if (state === 'settled') return `Not delivered, resolved. ${error ?? ''}`;
  if (state === 'failed') return `Refused: ${error ?? 'no reason was given.'}`;
  return error ? `Not delivered yet, it will be retried: ${error}` : 'On its way';
}

function describeCrm({ state, at, error }: Delivery): string {
  if (state === 'sent') return `In the CRM since ${at ? recentTime(at) : 'it arrived'}`;
  if (state === 'failed') return `The CRM refused it: ${error ?? 'no reason was given.'}`;
  return error ? `Not in the CRM yet, it will be retried: ${error}` : 'On its way to the CRM';
}
