import type { Card as CardData, CardItem } from '@riverfront/backend/dashboard/card';
import type { Dashboard } from '@riverfront/backend/dashboard/dashboard';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { formatAge } from '../accounts/person.tsx';
import { dayName, shortTime } from '../time/clock.ts';
import { RetryButton } from './retry-button.tsx';

interface AttentionProps {
  dashboard: Dashboard;
  now: Date;
  /** Shown where nothing needs attention. */
  mark: ReactNode;
}

type Cards = ReturnType<typeof listCards>;
type Key = { [K in keyof Cards]: Cards[K] extends CardData | null ? K : never }[keyof Cards];

/** One kind of work: its card when there is some, and its name when there is none. */
type Topic = readonly [
  key: Key,
  name: string,
  /** Follows the number on the card. */
  title: string,
  /** The meaning of an entry's timestamp. */
  time: '' | 'written' | 'waiting' | 'due' | 'closes' | 'changed',
  /** Label of an entry's next action. */
  action: string,
  /** Label of the link to the list, if there is one. */
  all?: string,
];

const topics: Topic[] = [
  [
    'rejections',
    'Rejected requests',
    'bursts of rejected requests',
    '',
    'Open',
    'Show all in the audit trail',
  ],
  [
    'failedRetention',
    'Daily deletion',
    'failed daily deletion',
    '',
    '',
    'See the reason, and start it again',
  ],
  ['failedReplies', 'Replies', 'emails or replies not delivered', 'written', 'Write again'],
  ['failedMails', 'Failed emails', 'emails failed', '', 'See why', 'Show all that failed'],
  ['mailServer', 'Mail server', 'reasons why emails wait or soon will', '', 'Open'],
  ['failedPosts', 'CRM', 'messages not accepted by the CRM', '', 'Open'],
  ['newMessages', 'New messages', 'new messages', 'waiting', 'Reply', 'Show all new messages'],
  ['followUps', 'Follow-ups', 'follow-ups due', 'due', 'Follow up', 'Show all that are due'],
  ['suspected', 'Suspected spam', 'messages in Spam to look at', 'waiting', 'Decide', 'Show all in Spam'],
  ['newApplicants', 'New applicants', 'new applicants', 'waiting', 'Review', 'Show all new applicants'],
  [
    'waitingApplicants',
    'Applicants in progress',
    'applicants in progress, longest wait first',
    'waiting',
    'Decide',
    'Show all in progress',
  ],
  ['lateApplications', 'Late applications', 'applications came too late', 'changed', 'See the job'],
  [
    'jobsClosing',
    'Jobs closing',
    'jobs close within a week',
    'closes',
    'Extend or close',
    'Show all that close',
  ],
  [
    'ready',
    'Ready to publish',
    'drafts ready to publish',
    'waiting',
    'Look at it',
    'Show all that are ready',
  ],
  ['drafts', 'Drafts', 'drafts not published', 'changed', 'Finish', 'Show all drafts'],
  ['scheduled', 'Scheduled publications', 'scheduled publications', '', 'See the schedule'],
  ['samples', 'Sample content', 'entries are still samples', '', ''],
];

/** The topics before those of everyday work. */
const failures = topics
  .slice(
    0,
    topics.findIndex(([key]) => key === 'newMessages'),
  )
  .map(([key]) => key);

/** Arranges what the dashboard has read as cards; null for what is not for the user's roles. */
function listCards({ scheduled, samples, failedRetention, ...cards }: Dashboard) {
  const items = scheduled?.map(({ action, at, reason, ...item }) => {
    const plan = action === 'publish' ? 'Will be published' : 'Will be taken off the site';
    const href = item.href.slice('/admin'.length);
    return { ...item, href, at: new Date(at), detail: reason ? `Failed: ${reason}` : plan };
  });
  const total = samples?.reduce((sum, sample) => sum + sample.total, 0) ?? 0;
  return {
    ...cards,
    failedRetention: failedRetention && { total: 1, items: [], href: '/globals/retention' },
    scheduled: items ? { total: items.length, items, href: '' } : null,
    samples: samples && { total, items: [], href: '' },
  };
}

/** The cards that need this person's attention, and below them the topics without work. */
export function Attention({ dashboard, now, mark }: AttentionProps) {
  const cards = listCards(dashboard);
  const shown = topics.flatMap(([key, name, title, time, action, all]) => {
    const card = cards[key];
    return card ? [{ key, name, title, time, action, all, card }] : [];
  });
  const open = shown.filter(({ card }) => card.total > 0);
  const done = shown.filter(({ card }) => card.total === 0);
  const isFailure = (key: Key) =>
    failures.includes(key) ||
    (key === 'scheduled' && Boolean(dashboard.scheduled?.some((one) => one.reason)));
  return (
    <>
      <h2 className="today__heading">Needs attention</h2>
      {open.length > 0 ? (
        <div className="today__cards">
          {open.map(({ key, title, time, action, all = '', card }) => (
            <Card
              key={key}
              title={title}
              total={card.total}
              isFailure={isFailure(key)}
              all={card.href ? { href: card.href, label: all } : undefined}
            >
              {card.items.length > 0 && (
                <Entries
                  items={card.items.map((item) => ({
                    ...item,
                    when: item.at && timeText(time, item.at, now),
                  }))}
                  action={action}
                />
              )}
              <Note topic={key} dashboard={dashboard} />
            </Card>
          ))}
        </div>
      ) : (
        <div className="panel today__clear">
          {mark}
          <p>All done. Nothing needs your attention today.</p>
        </div>
      )}
      {done.length > 0 && (
        <section aria-label="Nothing to do" className="staff-row today__done">
          <h3>Nothing to do</h3>
          <ul className="staff-row">
            {done.map(({ key, name }) => (
              <li key={key}>{name}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function timeText(kind: Topic[3], at: Date, now: Date): string {
  if (kind === 'waiting') return `waiting ${formatAge(at.toISOString(), now.getTime())}`;
  if (kind === 'due' || kind === 'closes') return `${kind} ${dayName(at.toISOString().slice(0, 10))}`;
  return `${kind} ${shortTime(at)}`.trim();
}

/** What a card says and does below its entries. */
function Note({ topic, dashboard }: { topic: Key; dashboard: Dashboard }) {
  const { failedRetention, samples } = dashboard;
  if (topic === 'rejections')
    return <p>Somebody without the right has sent many requests. The log of the staff side names each.</p>;
  if (topic === 'failedRetention' && failedRetention)
    return (
      <p>
        The daily deletion of {shortTime(failedRetention.at)} failed
        {failedRetention.error ? `: ${failedRetention.error}` : '.'} It is retried automatically.
      </p>
    );
  if (topic === 'failedReplies')
    return <p>Open the record to write to another address, or to mark it as resolved.</p>;
  if (topic === 'failedMails') {
    const { ids = [], total = 0 } = dashboard.failedMails ?? {};
    return <RetryButton ids={ids} total={total} />;
  }
  if (topic === 'failedPosts')
    return <p>They were posted to it for a day. Enter them there by hand; they are listed for a week.</p>;
  if (topic !== 'samples') return null;
  return (
    <>
      <p>They are invented. Replace them before going live.</p>
      <ul className="staff-row today__tags">
        {samples?.map(({ label, total, href }) => (
          <li key={label}>
            <AdminLink href={href}>
              {label} {total}
            </AdminLink>
          </li>
        ))}
      </ul>
    </>
  );
}

interface CardProps {
  title: string;
  total: number;
  isFailure?: boolean;
  all?: { href: string; label: string } | undefined;
  children: ReactNode;
}

/** Records of one kind: how many there are, the first few, and a link to all. */
function Card({ title, total, isFailure = false, all, children }: CardProps) {
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
function Entries({ items, action }: EntriesProps) {
  return (
    <ul className="today__entries">
      {items.map(({ id, href, title, detail, when, isMine }) => (
        <li key={id}>
          <Link href={`/admin${href}`} prefetch={false} className="today__entry">
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

/** A link to a path below the admin; it loads nothing in advance. */
export function AdminLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={`/admin${href}`} prefetch={false}>
      {children}
    </Link>
  );
}
