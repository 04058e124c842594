'use client';
import { toast, useAuth } from '@payloadcms/ui';
import type { StaffName } from '@riverfront/backend/accounts/owners';
import type { InboxPage } from '@riverfront/backend/inbox/messages/read-inbox';
import { useSearchParams } from 'next/navigation';
import { useState } from 'react';
import { Problem } from '../dialog/problem.tsx';
import { UndoBar } from '../dialog/undo-bar.tsx';
import { sendStaff, toQueryString } from '../requests/staff-api.ts';
import { useAttempt } from '../requests/use-attempt.ts';
import { ConversationPane, type Undoable } from './conversation.tsx';
import { type Link, MessageList } from './message-list.tsx';
import type { Template } from './replies/reply-fields.tsx';
import { useInbox } from './use-inbox.ts';

/** How long an action can be undone. */
const undoMs = 10_000;

interface InboxProps {
  initial: InboxPage;
  owners: StaffName[];
  snippets: Template[];
  isAdministrator: boolean;
}

/** Views, list and conversation; the address names the view and the message, so that both can be linked to. */
export function Inbox({ initial, owners, snippets, isAdministrator }: InboxProps) {
  const { user } = useAuth();
  const params = useSearchParams();
  const view = params.get('view') ?? 'waiting';
  const search = params.get('search') ?? '';
  const message = Number(params.get('message')) || undefined;
  const { page, problem, isLoading, refresh, loadMore } = useInbox(initial, view, search);
  const [undoable, setUndoable] = useState<Undoable>();
  const [undone, setUndone] = useState(0);
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
    setUndone((count) => count + 1);
    await refresh();
  }

  return (
    <div className="inbox" data-open={message ? 'message' : 'list'}>
      <div className="inbox__views staff-row">
        <h1>Inbox</h1>
        <nav aria-label="Views of the inbox">
          <ul className="staff-row">
            {page.views.map(({ key, label, count }) => (
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
        <MessageList {...{ page, isLoading, search, message, link }} onMore={loadMore} />
      </div>
      <div className="inbox__conversation">
        {message && user ? (
          <ConversationPane
            key={message}
            id={message}
            user={user.id}
            {...{ owners, snippets }}
            back={link({ message: undefined })}
            version={undone}
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
