import type { Dashboard } from '@riverfront/backend/staff/dashboard';
import type { ReactNode } from 'react';
import { AdminLink, Card, Entries, FailedCard, ListCard, type TimeKind } from './cards.tsx';
import { shortTime } from './times.ts';

interface AttentionProps {
  dashboard: Dashboard;
  admin: string;
  now: Date;
}

/** One kind of work: its card when there is some, and a hint when there is none. */
interface Topic {
  key: string;
  title: string;
  total: number;
  card: ReactNode;
  hint: ReactNode;
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
            <div key={key}>{card}</div>
          ))}
        </div>
      ) : (
        <p className="today__empty">All done. Nothing needs your attention today.</p>
      )}
      {done.length > 0 && (
        <section aria-label="Nothing to do" className="today__done">
          <h3>Nothing to do</h3>
          <dl>
            {done.map(({ key, title, hint }) => (
              <div key={key}>
                <dt>{title}</dt>
                <dd>{hint}</dd>
              </div>
            ))}
          </dl>
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
      hint: null,
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
        <Card title="replies not delivered" total={failedReplies.total} isFailure>
          <Entries items={items} />
          <p>Open the record to write to another address, or to say that you have dealt with it.</p>
        </Card>
      ),
      hint: 'All your replies were delivered. One that bounces appears here.',
    });
  }
  if (failedMails)
    topics.push({
      key: 'mails',
      title: 'Failed emails',
      total: failedMails.total,
      card: <FailedCard title="emails failed" card={failedMails} collection="mails" admin={admin} />,
      hint: 'Every email was sent or is being retried. One that fails for a day appears here.',
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
      hint: 'Every message arrived in the CRM.',
    });
  return topics;
}

interface ListTopic {
  key: 'newMessages' | 'followUps' | 'newApplicants' | 'waitingApplicants' | 'jobsClosing' | 'drafts';
  name: string;
  title: string;
  time: TimeKind;
  all: string;
  hint: (admin: string) => ReactNode;
}

const listTopics: ListTopic[] = [
  {
    key: 'newMessages',
    name: 'New messages',
    title: 'new messages',
    time: 'waiting',
    all: 'Show all new messages',
    hint: (admin) => (
      <>
        No message is new. See <AdminLink href={`${admin}/collections/messages`}>all messages</AdminLink>.
      </>
    ),
  },
  {
    key: 'followUps',
    name: 'Follow-ups',
    title: 'follow-ups due',
    time: 'due',
    all: 'Show all that are due',
    hint: () => 'Give a message a follow-up date, and it appears here on that day.',
  },
  {
    key: 'newApplicants',
    name: 'New applicants',
    title: 'new applicants',
    time: 'waiting',
    all: 'Show all new applicants',
    hint: (admin) => (
      <>
        No applicant is new. See{' '}
        <AdminLink href={`${admin}/collections/applications`}>all applicants</AdminLink>, or publish{' '}
        <AdminLink href={`${admin}/collections/jobs`}>a job</AdminLink>.
      </>
    ),
  },
  {
    key: 'waitingApplicants',
    name: 'Applicants in progress',
    title: 'applicants in progress, longest wait first',
    time: 'waiting',
    all: 'Show all in progress',
    hint: () => 'Applicants appear here when you move them to Screening.',
  },
  {
    key: 'jobsClosing',
    name: 'Jobs closing',
    title: 'jobs close within a week',
    time: 'closes',
    all: 'Show all that close',
    hint: (admin) => (
      <>
        No open job closes in the next seven days. Closing dates are set in{' '}
        <AdminLink href={`${admin}/collections/jobs`}>each job</AdminLink>.
      </>
    ),
  },
  {
    key: 'drafts',
    name: 'Drafts',
    title: 'drafts not published',
    time: 'changed',
    all: 'Show all drafts',
    hint: () => 'Everything is published. “Save draft” stores a text that visitors do not see.',
  },
];

function lists({ dashboard, admin, now }: AttentionProps): Topic[] {
  return listTopics.flatMap(({ key, name, title, time, all, hint }) => {
    const card = dashboard[key];
    if (!card) return [];
    const props = { title, card, time, all, admin, now };
    return { key, title: name, total: card.total, card: <ListCard {...props} />, hint: hint(admin) };
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
          <Entries items={items} />
        </Card>
      ),
      hint: 'Open a draft and choose a time beside “Publish changes”.',
    },
  ];
}

function samples({ dashboard, admin }: AttentionProps): Topic[] {
  if (!dashboard.samples) return [];
  const total = dashboard.samples.reduce((sum, collection) => sum + collection.total, 0);
  return [
    {
      key: 'samples',
      title: 'Sample content',
      total,
      card: (
        <Card title="entries are still samples" total={total}>
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
      hint: 'The site shows no sample content.',
    },
  ];
}
