import type { Dashboard } from '@riverfront/content/dashboard';
import Link from 'next/link';
import type { ReactNode } from 'react';
import { Card, Entry } from './card.tsx';
import { shortTime } from './times.ts';
import { FailedCard, TodoCard, type When } from './todo-card.tsx';

interface WaitingProps {
  dashboard: Dashboard;
  admin: string;
  now: Date;
}

/** A part of the work: its card when something waits, and what to do next when nothing does. */
interface Part {
  key: string;
  title: string;
  total: number;
  card: ReactNode;
  empty: ReactNode;
}

/** Everything that waits for this person, and below it what is done. */
export function Waiting(props: WaitingProps) {
  const parts = [...troubles(props), ...todos(props), ...publications(props)];
  const open = parts.filter(({ total }) => total > 0);
  const done = parts.filter(({ total }) => total === 0);
  return (
    <>
      <h2 className="today__heading">What needs doing</h2>
      {open.length > 0 ? (
        <div className="today__cards">
          {open.map(({ key, card }) => (
            <div key={key}>{card}</div>
          ))}
        </div>
      ) : (
        <p className="today__empty">All done. Nothing waits for you today.</p>
      )}
      {done.length > 0 && (
        <section aria-label="Nothing waiting" className="today__done">
          <h3>Nothing waiting</h3>
          <dl>
            {done.map(({ key, title, empty }) => (
              <div key={key}>
                <dt>{title}</dt>
                <dd>{empty}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </>
  );
}

function troubles({ dashboard, admin }: WaitingProps): Part[] {
  const { failedMails, failedDeliveries, failedReplies, failedRetention } = dashboard;
  const parts: Part[] = [];
  if (failedRetention)
    parts.push({
      key: 'retention',
      title: 'Daily deletion',
      total: 1,
      card: (
        <Card
          title="failed daily deletion"
          total={1}
          isTrouble
          all={{ href: `${admin}/globals/retention`, label: 'Look at it, and start it again' }}
        >
          <p>
            On {shortTime(failedRetention.at)} what was due could not be deleted
            {failedRetention.error ? `: ${failedRetention.error}` : '.'} It is tried again by itself.
          </p>
        </Card>
      ),
      empty: null,
    });
  if (failedReplies)
    parts.push({
      key: 'replies',
      title: 'Replies',
      total: failedReplies.total,
      card: (
        <Card title="replies not delivered" total={failedReplies.total} isTrouble>
          <ul className="today__entries">
            {failedReplies.items.map(({ id, href, title, detail, at }) => (
              <Entry
                key={id}
                href={admin + href}
                title={title}
                detail={detail}
                when={at && `written ${shortTime(at)}`}
              />
            ))}
          </ul>
          <p>Open the record to write to another address, or to say that you have dealt with it.</p>
        </Card>
      ),
      empty: 'Every reply of yours was delivered. One that comes back appears here.',
    });
  if (failedMails)
    parts.push({
      key: 'mails',
      title: 'Failed mails',
      total: failedMails.total,
      card: <FailedCard title="mails failed" failed={failedMails} collection="mails" admin={admin} />,
      empty: 'Every mail went out or is being tried. One that fails for a day appears here.',
    });
  if (failedDeliveries)
    parts.push({
      key: 'deliveries',
      title: 'Failed webhooks',
      total: failedDeliveries.total,
      card: (
        <FailedCard
          title="webhook deliveries failed"
          failed={failedDeliveries}
          collection="deliveries"
          admin={admin}
        />
      ),
      empty: 'What was passed on to the customer system arrived there.',
    });
  return parts;
}

interface TodoPart {
  key: 'newMessages' | 'followUps' | 'newApplicants' | 'waitingApplicants' | 'jobsClosing' | 'drafts';
  name: string;
  title: string;
  when: When;
  all: string;
  empty: (admin: string) => ReactNode;
}

const todoParts: TodoPart[] = [
  {
    key: 'newMessages',
    name: 'New messages',
    title: 'new messages',
    when: 'waits',
    all: 'Show all new messages',
    empty: (admin) => (
      <>
        Everything has been taken up. Look at <A href={`${admin}/collections/messages`}>all messages</A>.
      </>
    ),
  },
  {
    key: 'followUps',
    name: 'Follow-ups',
    title: 'follow-ups due',
    when: 'due',
    all: 'Show all that are due',
    empty: () => 'Give a message a follow-up date, and it appears here on that day.',
  },
  {
    key: 'newApplicants',
    name: 'New applicants',
    title: 'new applicants',
    when: 'waits',
    all: 'Show all new applicants',
    empty: (admin) => (
      <>
        Everybody has been looked at. See <A href={`${admin}/collections/applications`}>all applicants</A>, or
        publish <A href={`${admin}/collections/jobs`}>a job</A>.
      </>
    ),
  },
  {
    key: 'waitingApplicants',
    name: 'Applicants in progress',
    title: 'applicants in progress, longest wait first',
    when: 'waits',
    all: 'Show all in progress',
    empty: () => 'Move a new applicant to Screening, and the waiting is counted here.',
  },
  {
    key: 'jobsClosing',
    name: 'Jobs closing',
    title: 'jobs close within a week',
    when: 'closes',
    all: 'Show all that close',
    empty: (admin) => (
      <>
        No open job ends in the next seven days. Closing dates are set in{' '}
        <A href={`${admin}/collections/jobs`}>each job</A>.
      </>
    ),
  },
  {
    key: 'drafts',
    name: 'Drafts',
    title: 'drafts not published',
    when: 'changed',
    all: 'Show all drafts',
    empty: () => 'All that was written is published. “Save draft” keeps a text among ourselves.',
  },
];

function todos({ dashboard, admin, now }: WaitingProps): Part[] {
  return todoParts.flatMap(({ key, name, title, when, all, empty }) => {
    const todo = dashboard[key];
    if (!todo) return [];
    return {
      key,
      title: name,
      total: todo.total,
      card: <TodoCard title={title} todo={todo} when={when} all={all} admin={admin} now={now} />,
      empty: empty(admin),
    };
  });
}

function publications({ dashboard: { scheduled, samples }, admin }: WaitingProps): Part[] {
  const parts: Part[] = [];
  if (scheduled)
    parts.push({
      key: 'scheduled',
      title: 'Scheduled publications',
      total: scheduled.length,
      card: (
        <Card
          title="scheduled publications"
          total={scheduled.length}
          isTrouble={scheduled.some(({ reason }) => reason)}
        >
          <ul className="today__entries">
            {scheduled.map(({ id, href, title, action, at, reason }) => (
              <Entry
                key={id}
                href={href}
                title={title}
                when={shortTime(new Date(at))}
                detail={
                  reason
                    ? `Did not happen: ${reason}`
                    : action === 'publish'
                      ? 'Will be published'
                      : 'Will be taken off the site'
                }
              />
            ))}
          </ul>
        </Card>
      ),
      empty: 'Open a draft and choose a time beside “Publish changes”.',
    });
  if (samples) {
    const total = samples.reduce((sum, part) => sum + part.total, 0);
    parts.push({
      key: 'samples',
      title: 'Sample content',
      total,
      card: (
        <Card title="entries are still samples" total={total}>
          <p>They were invented for the demonstration. Replace them before going live.</p>
          <ul className="today__tags">
            {samples.map(({ label, total: count, href }) => (
              <li key={label}>
                <A href={admin + href}>
                  {label} {count}
                </A>
              </li>
            ))}
          </ul>
        </Card>
      ),
      empty: 'Everything on the site is your own.',
    });
  }
  return parts;
}

function A({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} prefetch={false}>
      {children}
    </Link>
  );
}
