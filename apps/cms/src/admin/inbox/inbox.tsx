'use client';
import { toast, useAuth } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { mutate } from 'swr';
import { useOwners } from '../accounts/owner-field.tsx';
import { Problem } from '../dialog/problem.tsx';
import { UndoBar } from '../dialog/undo-bar.tsx';
import { sendStaff, toQueryString } from '../requests/staff-api.ts';
import { useAttempt } from '../requests/use-attempt.ts';
import { ConversationPane, conversationPath, type Undoable } from './conversation.tsx';
import { type Link, MessageList } from './message-list.tsx';
import { useInbox } from './use-inbox.ts';

/** How long an action can be undone. */
const undoMs = 10_000;

/** Views, list and conversation; the address names the view and the message, so that both can be linked to. */
export function Inbox({ isAdministrator }: { isAdministrator: boolean }) {
  const { user } = useAuth();
  const params = useSearchParams();
  const view = params.get('view') ?? 'waiting';
  const search = params.get('search') ?? '';
  const message = Number(params.get('message')) || undefined;
  const { views, problem, refresh, ...list } = useInbox(view, search);
  const owners = useOwners('messages');
  const [undoable, setUndoable] = useState<Undoable>();
  const { attempt } = useAttempt(toast.error);

  const link: Link = (change) => {
    const query = toQueryString({ view, search: search || undefined, message, ...change });
    return {
      href: `?${query}`,
      onClick(event) {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return;
        event.preventDefault();
        history.pushState(null, '', `?${query}`);
      },
    };
  };
  async function undo({ id, name, before, version }: Undoable) {
    setUndoable(undefined);
    const isUndone = await attempt(() => sendStaff('PATCH', `/api/messages/${id}?depth=0`, before, version));
    if (isUndone) toast.success(`Undone: ${name}`);
    await Promise.all([mutate(conversationPath(id)), refresh()]);
  }

  return (
    <div className="inbox" data-open={message ? 'message' : 'list'}>
      <div className="inbox__views staff-row">
        <h1>Inbox</h1>
        <nav aria-label="Views of the inbox">
          <ul className="staff-row">
            {views.map(({ key, label, count }) => (
              <li key={key}>
                <a
                  {...link({ view: key, search: undefined, message: undefined })}
                  aria-current={key === view && !search ? 'page' : undefined}
                >
                  {label} <span>{count}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <p className="inbox__soft staff-row">
          <a href={`/api/messages/export?${toQueryString(search ? { search } : { view })}`} download>
            Download as CSV
          </a>
          {isAdministrator ? <a href="/admin/collections/messages?limit=25">All fields and filters</a> : null}
        </p>
      </div>
      <div className="inbox__list">
        <Problem text={problem} />
        <MessageList {...{ ...list, search, message, link }} />
      </div>
      <div className="inbox__conversation">
        {message && user ? (
          <ConversationPane
            key={message}
            id={message}
            user={user.id}
            owners={owners}
            back={link({ message: undefined })}
            onChanged={refresh}
            onUndoable={setUndoable}
          />
        ) : (
          <p className="inbox__nothing">Choose a message to read it here.</p>
        )}
      </div>
      {undoable ? (
        <UndoBar
          key={undoable.version}
          label="Last action"
          text={`${undoable.text}: ${undoable.name}`}
          ms={undoMs}
          onUndo={() => void undo(undoable)}
          onEnd={() => setUndoable(undefined)}
        />
      ) : null}
    </div>
  );
}
