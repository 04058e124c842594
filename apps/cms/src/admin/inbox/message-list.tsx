'use client';
import type { InboxItem } from '@riverfront/backend/inbox/messages/read-inbox';
import { type MouseEvent, useEffect, useRef } from 'react';
import { Age, Initials } from '../accounts/person.tsx';
import { SmallButton } from '../form/buttons.tsx';
import { SearchForm } from '../form/search-form.tsx';
import { dayName } from '../time/clock.ts';

/** Creates the properties of a link that changes the address without loading the page. */
export type Link = (change: object) => { href: string; onClick: (event: MouseEvent) => void };

interface MessageListProps {
  items: InboxItem[];
  /** Whether there are older messages. */
  more: boolean;
  isLoading: boolean;
  search: string;
  message: number | undefined;
  link: Link;
  loadMore: () => unknown;
}

/** The messages of a view, newest first, and a search over all of them. */
export function MessageList({ items, more, isLoading, search, message, link, loadMore }: MessageListProps) {
  const find = (words: string) =>
    history.pushState(null, '', link({ search: words || undefined, message: undefined }).href);
  return (
    <>
      <SearchForm label="Search all messages" value={search} onSearch={find} />
      {items.length === 0 && isLoading ? <p className="inbox__soft">Loading…</p> : null}
      {items.length === 0 && !isLoading ? (
        <div className="inbox__nothing">
          <svg viewBox="0 0 40 64" width="40" height="64" aria-hidden="true">
            <path d="M20 0 40 22 20 46 0 22Z" fill="var(--main)" />
            <path d="M20 0 40 22 20 46Z" fill="var(--accent)" />
            <path d="M20 46q6 6 0 10t0 8" fill="none" stroke="var(--line-strong)" />
          </svg>
          <p>{search ? 'No message contains that.' : 'No messages.'}</p>
        </div>
      ) : (
        <ul aria-label="Messages" aria-busy={isLoading}>
          {items.map((item) => (
            <Item key={item.id} item={item} isOpen={item.id === message} link={link} />
          ))}
        </ul>
      )}
      {more ? <SmallButton onClick={() => void loadMore()}>Show older messages</SmallButton> : null}
    </>
  );
}

function Item({ item, isOpen, link }: { item: InboxItem; isOpen: boolean; link: Link }) {
  const { id, name, organization, firstWords, at, status, isSpam, owner, followUpOn } = item;
  const element = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isOpen) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li>
      <a ref={element} className="inbox__item" {...link({ message: id })} aria-current={isOpen || undefined}>
        <strong className="staff-line">
          <Age since={at} />
          {name}
        </strong>
        <span className="staff-line inbox__soft">{organization ?? 'No company'}</span>
        <span className="staff-line">{firstWords}</span>
        <span className="staff-row inbox__soft">
          {owner ? (
            <>
              <Initials name={owner} /> {owner}
            </>
          ) : (
            'No owner'
          )}
          {isSpam ? <span className="chip chip--danger">Spam</span> : null}
          {status === 'new' && !isSpam ? <span className="chip chip--attention">New</span> : null}
          {status === 'answered' ? <span className="chip chip--main">Answered</span> : null}
          {followUpOn ? <span className="chip">{dayName(followUpOn)}</span> : null}
        </span>
      </a>
    </li>
  );
}
