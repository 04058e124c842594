import type { PayloadRequest, TypedUser } from 'payload';
import { hasRole } from '../accounts/roles.ts';
import { columnOf, tableOf, versionsOf } from '../database/records.ts';
import { execute, hasQueue, sql } from '../database/transaction.ts';
import { addDays, today } from '../time/company-time.ts';
import { readSamples } from './samples.ts';
import { listPath, readTopics, type Topic } from './topics.ts';

/** Reads what failed and what waits for the user of `req`, one statement each, and which samples are left. */
export async function readToday(req: PayloadRequest, now = new Date()) {
  const { payload, user } = req;
  if (!user) return { failed: [], waiting: [], samples: [] };
  const drafts = hasRole(user, 'administrator', 'editor', 'recruiter') ? await listDrafts(req) : [];
  const isQueueCreated = await hasQueue(execute(payload));
  const [failed, waiting, samples] = await Promise.all([
    readTopics(payload, user, listFailures(user, now, drafts, isQueueCreated)),
    readTopics(payload, user, listWaiting(user, now, drafts)),
    hasRole(user, 'administrator', 'editor') ? readSamples(req) : [],
  ]);
  return { failed, waiting, samples };
}

/** What the inbox shows beside its view of spam. */
const notSpam = sql`status <> 'spam' and suspected_spam is not true`;
const messageName = sql`coalesce(nullif(messages.name, ''), 'Without a name')`;
const applicantName = sql`concat_ws(' ', first_name, last_name)`;
const isRejected = (kind: string, since: Date) =>
  sql`action = 'rejected' and kind = ${kind} and created_at > ${since.toISOString()}::timestamptz`;

/** Lists what can fail, the most urgent first. */
function listFailures(user: TypedUser, now: Date, drafts: DraftKind[], isQueueCreated: boolean): Topic[] {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
  // A response of the mail server, in brackets, may differ each time.
  const reason = sql`split_part(last_error, ' (', 1)`;
  const isUndelivered = sql`n.delivery in ('waiting', 'failed') and n.delivery_error is not null`;
  const topics: Topic[] = [
    {
      label: 'Bursts of rejected requests',
      roles: [],
      all: listPath('audit-events', { action: { equals: 'rejected' }, kind: { equals: 'requests' } }),
      hint: 'Somebody without the right has sent many requests. The log of the staff side names each.',
      time: 'failed',
      from: sql`audit_events`,
      where: isRejected('requests', daysAgo(1)),
      title: sql`summary`,
      path: sql`'/collections/audit-events/' || id`,
    },
    {
      label: 'Replies not delivered to a sender',
      roles: ['sales'],
      hint: 'Open the message to write to another address, or to mark the reply as resolved.',
      time: 'failed',
      from: sql`message_notes n join messages on messages.id = n.about_id`,
      where: sql`${isUndelivered} and (n.author_id = ${user.id} or messages.owner_id = ${user.id})`,
      title: messageName,
      detail: sql`n.delivery_error`,
      at: sql`n.created_at`,
      path: sql`'/inbox?message=' || messages.id`,
    },
    {
      label: 'Emails not delivered to an applicant',
      roles: ['recruiter'],
      hint: 'Open the applicant to write to another address, or to mark the email as resolved.',
      time: 'failed',
      from: sql`application_notes n join applications a on a.id = n.about_id`,
      where: sql`${isUndelivered} and (n.author_id = ${user.id} or a.owner_id = ${user.id})`,
      title: applicantName,
      detail: sql`n.delivery_error`,
      at: sql`n.created_at`,
      path: sql`'/collections/applications/' || a.id`,
    },
    {
      label: 'Failed emails',
      roles: [],
      all: listPath('mails', { state: { equals: 'failed' } }),
      retry: '/api/mails/retry',
      time: 'failed',
      from: sql`mails`,
      where: sql`state = 'failed'`,
      title: sql`replace(kind, '-', ' ') || ' to ' || "to"`,
      detail: sql`coalesce(last_error, 'No reason was given.')`,
      at: sql`updated_at`,
      path: sql`'/collections/mails/' || id`,
    },
    {
      label: 'Mail server',
      roles: [],
      from: sql`(
        select ${reason} as title, count(*) || ' waiting' as detail, min(created_at) as at,
          '/collections/mails/' || min(id) as path
        from mails where state = 'waiting' and last_error is not null group by ${reason}
        union all
        select 'The secret or certificate expires', 'Create a new one, set it and restart the site.', null, '/status'
        from (select report from site_processes order by seen_at desc limit 1) latest
        where (report ->> 'mailExpiresAt')::timestamptz < now() + interval '14 days') reasons`,
      title: sql`title`,
      detail: sql`detail`,
      at: sql`at`,
      path: sql`path`,
    },
    {
      label: 'Applications that came too late',
      roles: ['recruiter'],
      time: 'failed',
      from: sql`audit_events`,
      where: isRejected('jobs', daysAgo(3)),
      title: sql`summary`,
      path: sql`'/collections/jobs/' || coalesce(record, '')`,
    },
  ];
  if (drafts.length > 0)
    topics.push({
      label: 'Failed publications',
      roles: ['editor', 'recruiter'],
      time: 'failed',
      from: sql`(${sql.join(drafts.map(selectFailedPublications), sql` union all `)}) publications`,
      title: sql`title`,
      detail: sql`reason`,
      at: sql`at`,
      path: sql`path`,
    });
  if (isQueueCreated)
    topics.push(
      {
        label: 'Daily deletion',
        roles: [],
        hint: 'It is retried automatically.',
        time: 'failed',
        from: sql`(select state::text, coalesce(completed_on, started_on, created_on) as at, output ->> 'message' as error
          from pgboss.job where name = 'retention' order by created_on desc limit 1) run`,
        // One that is to be retried has failed as well.
        where: sql`state not in ('completed', 'active', 'created')`,
        title: sql`'The last daily deletion failed'`,
        detail: sql`error`,
        at: sql`at`,
        path: sql`'/globals/retention'`,
      },
      {
        // The queue keeps its failed tasks for a week.
        label: 'Messages not accepted by the CRM',
        roles: ['sales'],
        hint: 'They were posted to it for a day. Enter them there by hand; they are listed for a week.',
        time: 'failed',
        from: sql`(
          select distinct on (m.id) m.id, m.name, j.output ->> 'message' as error, j.completed_on as at
          from pgboss.job j join messages m on m.id = (j.data ->> 'message')::int
          where j.name = 'crm' and j.state = 'failed' order by m.id, j.completed_on desc) failed`,
        title: sql`name`,
        detail: sql`error`,
        at: sql`at`,
        path: sql`'/inbox?message=' || id`,
      },
    );
  return topics;
}

/** A day as the list's own filter writes it: midnight would be shown as the day before west of Greenwich. */
const noon = (day: string) => `${day}T12:00:00.000Z`;

/** Lists what can wait for somebody, in the order of a working day. */
function listWaiting(user: TypedUser, now: Date, drafts: DraftKind[]): Topic[] {
  const [from, to] = [today(now), addDays(today(now), 7)];
  const yesterday = new Date(now.getTime() - 86_400_000).toISOString();
  const inProgress = ['screening', 'interview', 'offer'];
  const isMine = sql`owner_id = ${user.id}`;
  const message = {
    roles: ['sales'],
    from: sql`messages left join users on users.id = owner_id`,
    title: messageName,
    detail: sql`nullif(organization, '')`,
    at: sql`messages.created_at`,
    path: sql`'/inbox?message=' || messages.id`,
    isMine,
  } satisfies Partial<Topic>;
  const applicant = {
    roles: ['recruiter'],
    from: sql`applications`,
    title: applicantName,
    path: sql`'/collections/applications/' || id`,
    isMine,
  } satisfies Partial<Topic>;
  const job = sql`coalesce(nullif(job_title, ''), 'general application')`;
  const topics: Topic[] = [
    {
      ...message,
      label: 'New messages',
      all: '/inbox?view=waiting',
      where: sql`status = 'new' and ${notSpam}`,
    },
    {
      ...message,
      label: 'Follow-ups',
      all: '/inbox?view=waiting',
      time: 'due',
      where: sql`follow_up_on <= ${today(now)} and ${notSpam}`,
      detail: sql`concat_ws(', ', nullif(organization, ''), coalesce('with ' || users.name, 'without an owner'))`,
      at: sql`follow_up_on`,
    },
    {
      ...message,
      label: 'Suspected spam',
      all: '/inbox?view=spam',
      where: sql`status = 'new' and suspected_spam and messages.created_at < ${yesterday}::timestamptz`,
      detail: sql`(select string_agg(text, '; ' order by "order") from messages_texts
        where parent_id = messages.id and path = 'spamReasons')`,
    },
    {
      ...applicant,
      label: 'New applicants',
      all: listPath('applications', { stage: { equals: 'new' } }),
      where: sql`stage = 'new'`,
      detail: job,
    },
    {
      ...applicant,
      label: 'Applicants in progress',
      all: listPath('applications', { stage: { in: inProgress.join() } }),
      where: sql`stage in ${inProgress}`,
      detail: sql`initcap(stage::text) || ', ' || ${job}`,
      at: sql`coalesce(stage_changed_at, created_at)`,
    },
    {
      label: 'Jobs that close within a week',
      roles: ['recruiter'],
      all: listPath('jobs', {
        availability: { equals: 'active' },
        closingOn: { greater_than_equal: noon(from), less_than: noon(to) },
      }),
      time: 'closes',
      from: sql`jobs`,
      where: sql`_status = 'published' and availability = 'active' and closing_on >= ${from} and closing_on < ${to}`,
      title: sql`title`,
      detail: sql`location`,
      at: sql`closing_on`,
      path: sql`'/collections/jobs/' || id`,
    },
  ];
  if (drafts.length > 0) {
    const draft = {
      roles: ['editor', 'recruiter'],
      from: sql`(${sql.join(drafts.map(selectDrafts), sql` union all `)}) drafts`,
      title: sql`coalesce(nullif(title, ''), 'Without a title')`,
      detail: sql`concat_ws(', ', label, author)`,
      at: sql`at`,
      path: sql`path`,
    } satisfies Partial<Topic>;
    const isOwn = sql`author = ${user.name}`;
    topics.push(
      { ...draft, label: 'Drafts ready to publish', where: sql`is_ready`, isMine: isOwn },
      { ...draft, label: 'Your drafts', time: 'changed', where: sql`not is_ready and ${isOwn}` },
    );
  }
  return topics;
}

/** A collection or global with drafts whose versions the reader may see. */
interface DraftKind {
  slug: string;
  label: string;
  /** Field of the title; undefined for a global. */
  title: string | undefined;
}

async function listDrafts(req: PayloadRequest): Promise<DraftKind[]> {
  const { collections, globals } = req.payload.config;
  const kinds: DraftKind[] = [];
  for (const { slug, versions, access, admin, labels } of collections)
    if (versions?.drafts && (await access.readVersions({ req })))
      kinds.push({ slug, label: String(labels.singular), title: admin.useAsTitle ?? 'id' });
  for (const { slug, versions, access, label } of globals)
    if (versions?.drafts && (await access.readVersions({ req })))
      kinds.push({ slug, label: String(label), title: undefined });
  return kinds;
}

/** Selects the drafts of a kind that are newer than what is published. */
function selectDrafts({ slug, label, title }: DraftKind) {
  const shared = sql`version_saved_by as author, updated_at as at, coalesce(version_ready, false) as is_ready`;
  const isDraft = sql`latest and version__status = 'draft'`;
  return title === undefined
    ? sql`select ${label} as title, 'Single page' as label, '/globals/' || ${slug} as path, ${shared}
        from ${versionsOf(slug)} where ${isDraft}`
    : sql`select ${columnOf(title, 'version_')}::text as title, ${label} as label,
        '/collections/' || ${slug} || '/' || parent_id as path, ${shared}
        from ${versionsOf(slug)} where ${isDraft} and version_deleted_at is null`;
}

/** Selects the schedules of a kind that have failed. */
function selectFailedPublications({ slug, label, title }: DraftKind) {
  const shared = sql`j.error ->> 'message' as reason, coalesce(j.wait_until, j.created_at) as at`;
  return title === undefined
    ? sql`select ${label} as title, '/globals/' || ${slug} as path, ${shared}
        from payload_jobs j where j.has_error and j.input ->> 'global' = ${slug}`
    : sql`select coalesce(nullif(d.${columnOf(title)}::text, ''), ${label}) as title,
        '/collections/' || ${slug} || '/' || d.id as path, ${shared}
        from payload_jobs j join ${tableOf(slug)} d on d.id::text = j.input -> 'doc' ->> 'value'
        where j.has_error and j.input -> 'doc' ->> 'relationTo' = ${slug}`;
}
