'use client';
import { toast } from '@payloadcms/ui';
import type { StaffName } from '@riverfront/backend/accounts/owners';
import type {
  Activity,
  Conversation,
  ConversationEntry,
} from '@riverfront/backend/inbox/messages/read-conversation';
import type { Message } from '@riverfront/backend/payload-types';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Initials } from '../accounts/person.tsx';
import { Problem } from '../dialog/problem.tsx';
import { sendStaff } from '../requests/staff-api.ts';
import { useAttempt } from '../requests/use-attempt.ts';
import { useStaffData } from '../requests/use-staff-data.ts';
import { recentTime } from '../time/clock.ts';
import { Composer } from './composer.tsx';
import { type Done, MessageActions } from './message-actions.tsx';
import { Delivery } from './notes/delivery.tsx';

interface ConversationPaneProps {
  id: number;
  user: number | string;
  owners: StaffName[];
  /** Properties of the link to the list, for narrow windows. */
  back: { href: string; onClick: (event: MouseEvent) => void };
  onChanged: () => void;
  onUndoable: (change: Undoable) => void;
}

/** A change of a message that can be undone as long as nobody changes it again. */
export interface Undoable {
  id: number;
  name: string;
  text: string;
  before: object;
  /** The version that the change has made. */
  version: string;
}

const hasFailed = ({ kind, delivery }: ConversationEntry) => kind === 'reply' && delivery?.state === 'failed';

/** Everything that a person wrote, with our replies and notes, and the form to answer. */
export function ConversationPane(props: ConversationPaneProps) {
  const { id, user, owners, back, onChanged, onUndoable } = props;
  const { conversation, problem, isBusy, attempt, change, reloadAll } = useConversation(id, onChanged);
  const element = useRef<HTMLElement>(null);
  const isLoaded = conversation !== undefined;
  useEffect(() => {
    // The newest message and the form; on a phone the page scrolls and begins with the person.
    const pane = element.current?.parentElement;
    if (isLoaded && pane) pane.scrollTop = pane.scrollHeight;
  }, [isLoaded]);
  const backLink = (
    <a className="inbox__back" {...back}>
      ← All messages
    </a>
  );
  if (!conversation)
    return (
      <>
        {backLink}
        <Problem text={problem} />
        {problem ? null : <p className="inbox__nothing">Loading…</p>}
      </>
    );
  const { message, entries, isShortened, seen, placeholders } = conversation;
  async function act(data: object, done?: Done) {
    const saved = await change(data);
    if (!saved || !done) return;
    const { text, before } = done;
    // On a phone a toast would cover the bar with “Undo”, which says the same.
    if (before) onUndoable({ id, name: message.name, text, before, version: saved });
    else toast.success(`${text}: ${message.name}`);
  }
  const facts = [...message.facts, message.reference].join(' · ');
  return (
    <article ref={element} aria-label={`Conversation with ${message.name}`}>
      {backLink}
      <header className="inbox__head staff-row">
        <div>
          <h2>{message.name}</h2>
          <p className="inbox__soft">{facts}</p>
          <p className="inbox__soft staff-row">
            {message.email ? <a href={`mailto:${message.email}`}>{message.email}</a> : 'No email address'}
            {message.phone ? (
              <a href={`tel:${message.phone.replace(/[^+\d]/g, '')}`}>{message.phone}</a>
            ) : null}
            <a href={`/admin/collections/messages/${id}?record=all`}>Full record</a>
          </p>
        </div>
        {message.answerTime ? (
          <p className={message.answerTime.startsWith('Waiting') ? 'chip chip--attention' : 'chip'}>
            {message.answerTime}
          </p>
        ) : null}
      </header>
      <MessageActions {...{ message, owners, user, isBusy }} onChange={act} />
      {message.isSpam ? (
        <section className="panel" aria-label="Spam">
          <strong>
            {message.spamReasons.length > 0 ? 'This looks like spam' : 'This was marked as spam'}
          </strong>
          {message.spamReasons.length > 0 ? <p>{message.spamReasons.join('; ')}.</p> : null}
          <p>It is left out of the other views and not sent to the CRM.</p>
        </section>
      ) : null}
      {isShortened ? <p className="staff-hint">Only the newest 500 notes and replies are shown.</p> : null}
      <ol className="inbox__entries" aria-label="What was written">
        {entries.map((entry) => (
          <Entry key={entry.key} entry={entry} onChanged={reloadAll} />
        ))}
      </ol>
      <Problem text={problem} />
      <Composer
        {...{ id, seen, placeholders, isBusy, attempt }}
        canReply={message.email !== null}
        onChanged={reloadAll}
        failedAddress={entries.some(hasFailed) ? message.email : null}
      />
    </article>
  );
}

/** Polling interval in ms; shorter while an email is being delivered. */
const interval = { calm: 8_000, sending: 2_000 };

/** The path of a conversation, by which SWR knows it. */
export const conversationPath = (id: number) => `/api/messages/${id}/conversation`;

/** Reads a conversation, follows what others do in it, and changes its message. */
function useConversation(id: number, onChanged: () => void) {
  const path = `/api/messages/${id}`;
  // Each reading is in the audit trail, so the polling is for the time of the last change.
  const options = { revalidateOnFocus: false, revalidateOnReconnect: false };
  const { data, reload, ...request } = useStaffData<Conversation>(conversationPath(id), options);
  const { problem, isBusy, attempt: run } = useAttempt();
  const reloadAll = async () => {
    await reload();
    onChanged();
  };
  const isSending = data?.entries.some(({ delivery }) => delivery?.state === 'waiting' && !delivery.error);
  useStaffData<Activity>(`${path}/activity`, {
    revalidateOnMount: false,
    refreshInterval: isSending ? interval.sending : interval.calm,
    onSuccess({ changedAt }) {
      if (data && data.changedAt !== changedAt) void reloadAll();
    },
  });

  /** Runs a change, then reloads the conversation and the list, after an error too: a colleague may have changed the message. */
  const attempt = (work: () => Promise<unknown>) => run(() => work().finally(reloadAll));

  return {
    conversation: data,
    problem: problem ?? request.problem,
    isBusy,
    attempt,
    reloadAll,
    /**
     * Changes the message as it was read: of two changes at the same time the second is rejected.
     * @returns its new version, unless it failed
     */
    async change(values: object): Promise<string | undefined> {
      let saved: string | undefined;
      await attempt(async () => {
        const version = data?.message.version;
        const { doc } = await sendStaff<{ doc: Message }>('PATCH', `${path}?depth=0`, values, version);
        saved = doc.updatedAt;
      });
      return saved;
    },
  };
}

const kinds = {
  message: 'wrote',
  reply: 'replied',
  note: 'noted',
  change: 'changed',
  owner: 'changed',
} as const;

interface EntryProps {
  entry: ConversationEntry;
  onChanged: () => unknown;
}

/** A message, reply, note or change of a conversation, with the state of its delivery. */
function Entry({ entry, onChanged }: EntryProps) {
  const { id, kind, text, author, at, source, isSpam, delivery } = entry;
  const name = author ?? 'The site';
  return (
    <li data-kind={kind}>
      <p className="staff-row inbox__soft">
        {kinds[kind] === 'changed' ? null : <Initials name={name} />}
        <strong>{name}</strong> {kinds[kind]} <time dateTime={at}>{recentTime(at)}</time>
        {source ? <span> · {source}</span> : null}
        {isSpam ? <span className="chip chip--danger">Spam</span> : null}
      </p>
      <p className="inbox__text">{text}</p>
      {delivery ? <Delivery {...{ ...delivery, onChanged }} path={`/api/messages/replies/${id}`} /> : null}
    </li>
  );
}
