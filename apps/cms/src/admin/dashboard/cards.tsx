import type { Card as ListData } from '@riverfront/backend/dashboard/card';
import type { FailedCard as FailedData } from '@riverfront/backend/dashboard/failed';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { formatAge } from '../accounts/person.tsx';
import { dayName, shortTime } from '../time/clock.ts';
import { RetryButton } from './retry-button.tsx';

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
    <section className={`today__card${isFailure ? ' today__card--failure' : ''}`} aria-label={title}>
      <h3 className="today__card-title">
        <span className="today__total">{total.toLocaleString('en-GB')}</span> {title}
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

interface EntryProps {
  href: string;
  title: string;
  detail?: ReactNode;
  /** “waiting 3 days”. */
  when?: string | null;
  isMine?: boolean;
}

/** The entries of a card, each a link to its one next action. */
export function Entries({
  items,
  action,
}: {
  items: (EntryProps & { id: number | string })[];
  action: string;
}) {
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

/** The meaning of an entry's timestamp. */
export type TimeKind = 'waiting' | 'due' | 'closes' | 'changed';

interface ListCardProps {
  title: string;
  card: ListData;
  time: TimeKind;
  /** Label of the entry's next action: “Reply”. */
  action: string;
  /** Label of the link to the list. */
  all: string;
  admin: string;
  now: Date;
}

/** A card of records that need attention. */
export function ListCard({ title, card, time, action, all, admin, now }: ListCardProps) {
  const items = card.items.map((item) => ({
    ...item,
    href: admin + item.href,
    when: item.at && timeText(time, item.at, now),
  }));
  const link = card.href ? { href: admin + card.href, label: all } : undefined;
  return (
    <Card title={title} total={card.total} all={link}>
      <Entries items={items} action={action} />
    </Card>
  );
}

function timeText(kind: TimeKind, at: Date, now: Date): string {
  if (kind === 'waiting') return `waiting ${formatAge(at.toISOString(), now.getTime())}`;
  return `${kind} ${kind === 'changed' ? shortTime(at) : dayName(at.toISOString().slice(0, 10))}`;
}

interface FailedCardProps {
  title: string;
  card: FailedData;
  collection: 'mails' | 'deliveries';
  admin: string;
}

/** A card of failed deliveries, with a button that retries them. */
export function FailedCard({ title, card, collection, admin }: FailedCardProps) {
  const items = card.items.map((item) => ({
    ...item,
    href: admin + item.href,
    detail: item.detail ?? 'No reason was given.',
    when: item.at && shortTime(item.at),
  }));
  const all = { href: admin + card.href, label: 'Show all that failed' };
  return (
    <Card title={title} total={card.total} isFailure all={all}>
      <Entries items={items} action="See why" />
      <RetryButton collection={collection} ids={card.ids} total={card.total} />
    </Card>
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
