import type { Dashboard } from '@riverfront/backend/dashboard/dashboard';
import { Fragment, type ReactNode } from 'react';
import { shortTime } from '../time/clock.ts';
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
  const topics = [...listFailures(props), ...listRecords(props), ...listContent(props)].filter(
    (topic) => topic !== null,
  );
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

function listFailures({ dashboard, admin }: AttentionProps): (Topic | null)[] {
  const {
    failedMails: mails,
    failedDeliveries: deliveries,
    failedReplies: replies,
    failedRetention,
    rejections,
  } = dashboard;
  return [
    rejections && {
      key: 'rejections',
      title: 'Rejected requests',
      total: rejections.total,
      card: (
        <Card
          title="bursts of rejected requests"
          total={rejections.total}
          isFailure
          all={{ href: `${admin}${rejections.href}`, label: 'Show all in the audit trail' }}
        >
          <Entries
            items={rejections.items.map((item) => ({
              ...item,
              href: admin + item.href,
              when: item.at && shortTime(item.at),
            }))}
            action="Open"
          />
          <p>Somebody without the right has sent many requests. The log of the staff side names each.</p>
        </Card>
      ),
    },
    failedRetention && {
      key: 'retention',
      title: 'Daily deletion',
      total: 1,
      card: (
        <Card
          title="failed daily deletion"
          total={1}
          isFailure
          all={{ href: `${admin}/globals/retention`, label: 'See the reason, and start it again' }}
        >
          <p>
            The daily deletion of {shortTime(failedRetention.at)} failed
            {failedRetention.error ? `: ${failedRetention.error}` : '.'} It is retried automatically.
          </p>
        </Card>
      ),
    },
    replies && {
      key: 'replies',
      title: 'Replies',
      total: replies.total,
      card: (
        <Card title="emails or replies not delivered" total={replies.total} isFailure>
          <Entries
            items={replies.items.map((item) => ({
              ...item,
              href: admin + item.href,
              when: item.at && `written ${shortTime(item.at)}`,
            }))}
            action="Write again"
          />
          <p>
            Open the record to write to another address, or to mark it as resolved. An email about an
            appointment is listed until that is over or cancelled.
          </p>
        </Card>
      ),
    },
    mails && {
      key: 'mails',
      title: 'Failed emails',
      total: mails.total,
      card: <FailedCard title="emails failed" card={mails} collection="mails" admin={admin} />,
    },
    deliveries && {
      key: 'deliveries',
      title: 'Failed webhooks',
      total: deliveries.total,
      card: (
        <FailedCard
          title="webhook deliveries failed"
          card={deliveries}
          collection="deliveries"
          admin={admin}
        />
      ),
    },
  ];
}

type RecordTopic = readonly [
  key: keyof Dashboard,
  name: string,
  /** Follows the number on the card. */
  title: string,
  time: TimeKind,
  action: string,
  /** Label of the link to the list, if there is one. */
  all?: string,
];

const recordTopics = [
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
  ['appointments', 'Appointments to arrange', 'appointments to arrange again', 'waiting', 'Arrange'],
  ['lateApplications', 'Late applications', 'applications came too late', 'changed', 'See the job'],
  [
    'jobsClosing',
    'Jobs closing',
    'jobs close within a week',
    'closes',
    'Extend or close',
    'Show all that close',
  ],
  ['reviews', 'Reviews', 'reviews', 'waiting', 'Open'],
  ['drafts', 'Drafts', 'drafts not published', 'changed', 'Finish', 'Show all drafts'],
] as const satisfies RecordTopic[];

function listRecords({ dashboard, admin, now }: AttentionProps): (Topic | null)[] {
  return recordTopics.map(([key, name, title, time, action, all = '']) => {
    const card = dashboard[key];
    const props = { title, time, action, all, admin, now };
    return card && { key, title: name, total: card.total, card: <ListCard {...props} card={card} /> };
  });
}

/** Scheduled publications, and what is still sample content. */
function listContent({
  dashboard: { scheduled, samples, failedMails },
  admin,
}: AttentionProps): (Topic | null)[] {
  const sampleCount = samples?.reduce((sum, { total }) => sum + total, 0) ?? 0;
  return [
    scheduled && {
      key: 'scheduled',
      title: 'Scheduled publications',
      total: scheduled.length,
      card: (
        <Card
          title="scheduled publications"
          total={scheduled.length}
          isFailure={scheduled.some(({ reason }) => reason)}
        >
          <Entries items={scheduled.map(describePublication)} action="See the schedule" />
        </Card>
      ),
    },
    samples && {
      key: 'samples',
      title: 'Sample content',
      total: sampleCount,
      card: (
        <Card
          title="entries are still samples"
          total={sampleCount}
          // Failed mails are for administrators alone, as the removal is.
          all={failedMails ? { href: `${admin}/samples`, label: 'Remove samples' } : undefined}
        >
          <p>They are invented. Replace them before going live.</p>
          <ul className="today__tags">
            {samples.map(({ label, total, href }) => (
              <li key={label}>
                <AdminLink href={admin + href}>
                  {label} {total}
                </AdminLink>
              </li>
            ))}
          </ul>
        </Card>
      ),
    },
  ];
}

function describePublication({ action, at, reason, ...item }: NonNullable<Dashboard['scheduled']>[number]) {
  const plan = action === 'publish' ? 'Will be published' : 'Will be taken off the site';
  return { ...item, when: shortTime(new Date(at)), detail: reason ? `Failed: ${reason}` : plan };
}
