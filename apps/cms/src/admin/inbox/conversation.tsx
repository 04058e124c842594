'use client';
import { toast } from '@payloadcms/ui';
import type { StaffName } from '@riverfront/backend/accounts/owners';
import type { ConversationEntry } from '@riverfront/backend/inbox/messages/read-conversation';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Problem } from '../dialog/problem.tsx';
import { sendStaff } from '../requests/staff-api.ts';
import { Composer, type Snippet } from './composer.tsx';
import { Entry } from './entry.tsx';
import { type Done, MessageActions } from './message-actions.tsx';
import { useConversation } from './use-conversation.ts';

interface ConversationPaneProps {
  id: number;
  /** Id of the user. */
  user: number | string;
  owners: StaffName[];
  snippets: Snippet[];
  /** Properties of the link to the list, for narrow windows. */
  back: { href: string; onClick: (event: MouseEvent) => void };
  /** Reads the conversation again when it changes. */
  version: unknown;
  onChanged: () => void;
  /** Offers to undo a change. */
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
  const { id, user, owners, snippets, back, version, onChanged, onUndoable } = props;
  const { conversation, problem, isBusy, attempt, change } = useConversation(id, version, onChanged);
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
  const { message, entries, isShortened, replying, seen, placeholders } = conversation;
  async function act(data: object, done?: Done) {
    const saved = await change(data);
    if (!saved || !done) return;
    const { text, before } = done;
    toast.success(`${text}: ${message.name}`);
    if (before) onUndoable({ id, name: message.name, text, before, version: saved });
  }
  const facts = [message.organization, message.country, message.reference].filter(Boolean).join(' · ');
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
          <Entry
            key={entry.key}
            entry={entry}
            isBusy={isBusy}
            onAct={(path) => void attempt(() => sendStaff('POST', path))}
          />
        ))}
      </ol>
      <div role="status">
        {replying.length > 0 ? (
          <p className="chip chip--attention">
            {replying.join(' and ')} {replying.length === 1 ? 'is' : 'are'} replying
          </p>
        ) : null}
      </div>
      <Problem text={problem} />
      <Composer
        {...{ id, seen, placeholders, snippets, isBusy, attempt }}
        canReply={message.email !== null}
        failedAddress={entries.some(hasFailed) ? message.email : null}
      />
    </article>
  );
}
