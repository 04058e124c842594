import type { CardItem } from '@riverfront/backend/dashboard/card';
import Link from 'next/link';
import type { ReactNode } from 'react';

interface CardProps {
  title: string;
  total: number;
  /** Highlights a failure. */
  isFailure?: boolean;
  /** Link to the list of all. */
  all?: { href: string; label: string } | undefined;
  children: ReactNode;
}

/** Records of one kind: how many there are, the first few, and a link to all. */
export function Card({ title, total, isFailure = false, all, children }: CardProps) {
  return (
    <section className={`panel today__card${isFailure ? ' today__card--failure' : ''}`} aria-label={title}>
      <h3 className="today__card-title">
        <span className={isFailure ? 'chip chip--danger' : 'chip'}>{total.toLocaleString('en-GB')}</span>{' '}
        {title}
      </h3>
      {children}
      {all && (
        <p className="today__all">
          <AdminLink href={all.href}>{all.label}</AdminLink>
        </p>
      )}
    </section>
  );
}

interface EntriesProps {
  items: (Omit<CardItem, 'at'> & {
    /** “waiting 3 days”. */
    when: string | null;
  })[];
  action: string;
}

/** The entries of a card, each a link to its one next action. */
export function Entries({ items, action }: EntriesProps) {
  return (
    <ul className="today__entries">
      {items.map(({ id, href, title, detail, when, isMine }) => (
        <li key={id}>
          <Link href={href} prefetch={false} className="today__entry">
            <span className="today__name">
              <strong>{title}</strong> {isMine && <span className="chip chip--attention">Yours</span>}
            </span>
            <span className="today__action" aria-hidden="true">
              {action}
            </span>
            <span className="today__detail">{detail}</span>
            {when && <span className="today__when">{when}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A link within the admin; it loads nothing in advance. */
export function AdminLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} prefetch={false}>
      {children}
    </Link>
  );
}
