import type { Dashboard } from '@riverfront/backend/staff/dashboard';
import { Fragment, type ReactNode } from 'react';
import { shortTime } from '../../clock.ts';
import { AdminLink, Card, Entries, FailedCard, ListCard, type TimeKind } from './cards.tsx';

interface AttentionProps {
  dashboard: Dashboard;
  admin: string;
  now: Date;
  /** Shown where nothing needs attention. */
  mark: ReactNode;
}

/** One kind of work: its card when there is some, and its name when there is none. */
interface Topic {
  key: string;
  title: string;
  total: number;
  card: ReactNode;
}

/** The cards that need this person's attention, and below them the topics without work. */
export function Attention(props: AttentionProps) {
  const topics = [...failures(props), ...lists(props), ...publications(props), ...samples(props)];
  const open = topics.filter(({ total }) => total > 0);
  const done = topics.filter(({ total }) => total === 0);
  return (
    <>
      <h2 className="today__heading">Needs attention</h2>
      {open.length > 0 ? (
        <div className="today__cards">
          {open.map(({ key, card }) => (
            <Fragment key={key}>{card}</Fragment>
          ))}
        </div>
      ) : (
        <div className="panel today__clear">
          {props.mark}
          <p>All done. Nothing needs your attention today.</p>
        </div>
      )}
      {done.length > 0 && (
        <section aria-label="Nothing to do" className="today__done">
          <h3>Nothing to do</h3>
          <ul>
            {done.map(({ key, title }) => (
              <li key={key}>{title}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function failures({ dashboard, admin }: AttentionProps): Topic[] {
  const { failedMails, failedDeliveries, failedReplies, failedRetention } = dashboard;
  const topics: Topic[] = [];
  if (failedRetention) {
    const { at, error } = failedRetention;
    const all = { href: `${admin}/globals/retention`, label: 'See the reason, and start it again' };
    topics.push({
      key: 'retention',
      title: 'Daily deletion',
      total: 1,
      card: (
        <Card title="failed daily deletion" total={1} isFailure all={all}>
          <p>
            The daily deletion of {shortTime(at)} failed{error ? `: ${error}` : '.'} It is retried
            automatically.
          </p>
        </Card>
      ),
    });
  }
  if (failedReplies) {
    const items = failedReplies.items.map((item) => ({
      ...item,
      href: admin + item.href,
      when: item.at && `written ${shortTime(item.at)}`,
    }));
    topics.push({
      key: 'replies',
      title: 'Replies',
      total: failedReplies.total,
      card: (
        <Card title="emails or replies not delivered" total={failedReplies.total} isFailure>
          <Entries items={items} action="Write again" />
          <p>
            Open the record to write to another address, or to say that you have dealt with it. An email about
            an appointment is listed until that is over or cancelled.
          </p>
        </Card>
      ),
    });
  }
  if (failedMails)
    topics.push({
      key: 'mails',
      title: 'Failed emails',
      total: failedMails.total,
      card: <FailedCard title="emails failed" card={failedMails} collection="mails" admin={admin} />,
    });
  if (failedDeliveries)
    topics.push({
      key: 'deliveries',
      title: 'Failed webhooks',
      total: failedDeliveries.total,
      card: (
        <FailedCard
          title="webhook deliveries failed"
          card={failedDeliveries}
          collection="deliveries"
          admin={admin}
        />
      ),
    });
  return topics;
}

interface ListTopic {
  key:
    | 'newMessages'
    | 'followUps'
    | 'newApplicants'
    | 'waitingApplicants'
    | 'appointments'
    | 'jobsClosing'
    | 'reviews'
    | 'drafts';
  name: string;
  title: string;
  time: TimeKind;
  action: string;
  all: string;
}

const listTopics: ListTopic[] = [
  {
    key: 'newMessages',
    name: 'New messages',
    title: 'new messages',
    time: 'waiting',
    action: 'Reply',
    all: 'Show all new messages',
  },
  {
    key: 'followUps',
    name: 'Follow-ups',
    title: 'follow-ups due',
    time: 'due',
    action: 'Follow up',
    all: 'Show all that are due',
  },
  {
    key: 'newApplicants',
    name: 'New applicants',
    title: 'new applicants',
    time: 'waiting',
    action: 'Review',
    all: 'Show all new applicants',
  },
  {
    key: 'waitingApplicants',
    name: 'Applicants in progress',
    title: 'applicants in progress, longest wait first',
    time: 'waiting',
    action: 'Decide',
    all: 'Show all in progress',
  },
  {
    key: 'appointments',
    name: 'Appointments to arrange',
    title: 'appointments to arrange again',
    time: 'waiting',
    action: 'Arrange',
    all: '',
  },
  {
    key: 'jobsClosing',
    name: 'Jobs closing',
    title: 'jobs close within a week',
    time: 'closes',
    action: 'Extend or close',
    all: 'Show all that close',
  },
  {
    key: 'reviews',
    name: 'Reviews',
    title: 'reviews',
    time: 'waiting',
    action: 'Open',
    all: '',
  },
  {
    key: 'drafts',
    name: 'Drafts',
    title: 'drafts not published',
    time: 'changed',
    action: 'Finish',
    all: 'Show all drafts',
  },
];

function lists({ dashboard, admin, now }: AttentionProps): Topic[] {
  return listTopics.flatMap(({ key, name, title, time, action, all }) => {
    const card = dashboard[key];
    if (!card) return [];
    const props = { title, card, time, action, all, admin, now };
    return { key, title: name, total: card.total, card: <ListCard {...props} /> };
  });
}

function publications({ dashboard: { scheduled } }: AttentionProps): Topic[] {
  if (!scheduled) return [];
  const items = scheduled.map(({ id, href, title, action, at, reason }) => ({
    id,
    href,
    title,
    when: shortTime(new Date(at)),
    detail: reason
      ? `Failed: ${reason}`
      : action === 'publish'
        ? 'Will be published'
        : 'Will be taken off the site',
  }));
  const isFailure = scheduled.some(({ reason }) => reason);
  return [
    {
      key: 'scheduled',
      title: 'Scheduled publications',
      total: scheduled.length,
      card: (
        <Card title="scheduled publications" total={scheduled.length} isFailure={isFailure}>
          <Entries items={items} action="See the schedule" />
        </Card>
      ),
    },
  ];
}

function samples({ dashboard, admin }: AttentionProps): Topic[] {
  if (!dashboard.samples) return [];
  const total = dashboard.samples.reduce((sum, collection) => sum + collection.total, 0);
  // Failed mails are for administrators alone, as the removal is.
  const all = dashboard.failedMails ? { href: `${admin}/samples`, label: 'Remove samples' } : undefined;
  return [
    {
      key: 'samples',
      title: 'Sample content',
      total,
      card: (
        <Card title="entries are still samples" total={total} all={all}>
          <p>They are invented. Replace them before going live.</p>
          <ul className="today__tags">
            {dashboard.samples.map(({ label, total: count, href }) => (
              <li key={label}>
                <AdminLink href={admin + href}>
                  {label} {count}
                </AdminLink>
              </li>
            ))}
          </ul>
        </Card>
      ),
    },
  ];
}
