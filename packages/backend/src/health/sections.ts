import { readdir } from 'node:fs/promises';
import type { Payload } from 'payload';
import { type Execute, hasQueue, sql } from '../database/transaction.ts';
import type { StorageHealth } from '../storage/file-store.ts';
import type { SiteProcess } from './process-report.ts';

export type State = 'ok' | 'warning' | 'failing';

/** One line of a section. */
export interface Line {
  label: string;
  value: string;
  /** Undefined for what is neither good nor bad. */
  state?: State | undefined;
  /** Path of more about it, below the admin's root. */
  href?: string | undefined;
}

/** One part of the installation; its state is the worst of its lines. */
export interface Section {
  title: string;
  state: State;
  lines: Line[];
}

/** Creates a section of lines. */
export function createSection(title: string, lines: Line[]): Section {
  return { title, state: findWorst(lines.map(({ state }) => state)), lines };
}

/** Returns the worst of some states. */
export function findWorst(states: (State | undefined)[]): State {
  if (states.includes('failing')) return 'failing';
  return states.includes('warning') ? 'warning' : 'ok';
}

/** Formats seconds: “3 hours”, “less than a minute”. */
export function formatSeconds(seconds: number): string {
  for (const [unit, length] of [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
  ] as const) {
    const count = Math.floor(seconds / length);
    if (count >= 1) return `${count} ${unit}${count === 1 ? '' : 's'}`;
  }
  return 'less than a minute';
}

/** Formats what waits: “3, the oldest for 2 hours”. @param oldest seconds */
function formatWaiting(count: number, oldest: number | null): string {
  return oldest === null ? String(count) : `${count}, the oldest for ${formatSeconds(oldest)}`;
}

/** Formats bytes: “12.3 GB”. */
function formatBytes(bytes: number): string {
  if (bytes >= 1e9) return `${(bytes / 1e9).toFixed(1)} GB`;
  return `${Math.max(bytes > 0 ? 1 : 0, Math.round(bytes / 1e6)).toLocaleString('en-GB')} MB`;
}

/** The database: response time, version, size, migrations, and the connections of this process. */
export async function databaseSection(execute: Execute, payload: Payload): Promise<Section> {
  const started = performance.now();
  const { rows } = await execute<{ version: string; bytes: string }>(
    sql`select version() as version, pg_database_size(current_database()) as bytes`,
  );
  const ms = Math.round(performance.now() - started);
  const { version = '', bytes = 0 } = rows[0] ?? {};
  const applied = await execute(sql`select name from payload_migrations`);
  const migrations = await knownMigrations(payload);
  const names = new Set(applied.rows.map(({ name }) => String(name)));
  const missing = migrations.filter((name) => !names.has(name));
  return createSection('Database', [
    { label: 'Responds', value: `in ${ms} ms`, state: ms > 1_000 ? 'warning' : 'ok' },
    { label: 'Version', value: /^PostgreSQL [\d.]+/.exec(version)?.[0] ?? version },
    { label: 'Size', value: formatBytes(Number(bytes)) },
    {
      label: 'Migrations',
      value:
        missing.length > 0 ? `${missing.length} missing: ${missing.join(', ')}` : `all ${names.size} applied`,
      state: missing.length > 0 ? 'failing' : 'ok',
    },
    poolLine(payload),
  ]);
}

async function knownMigrations(payload: Payload): Promise<string[]> {
  const { migrationDir } = payload.db as unknown as { migrationDir: string };
  // A built image may lack them.
  const files = await readdir(migrationDir).catch(() => []);
  return files.filter((file) => /^\d.*\.ts$/.test(file)).map((file) => file.replace(/\.ts$/, ''));
}

function poolLine(payload: Payload): Line {
  const { pool } = payload.db as unknown as {
    pool?: { totalCount: number; idleCount: number; waitingCount: number; options: { max: number } };
  };
  if (!pool) return { label: 'Connections of the staff side', value: 'not known' };
  const { totalCount, idleCount, waitingCount } = pool;
  return {
    label: 'Connections of the staff side',
    value: `${totalCount - idleCount} busy, ${idleCount} idle of ${pool.options.max}, ${waitingCount} waiting`,
    state: waitingCount > 0 ? 'warning' : 'ok',
  };
}

/** Emails are retried for a day; one that waits this long needs attention. */
const lateEmailSeconds = 900;

/** Outgoing emails: transport, last one sent, waiting and failed. */
export async function emailSection(execute: Execute, process: SiteProcess | undefined): Promise<Section> {
  const { rows } = await execute<
    Record<'waiting' | 'failed', number> & Record<'oldest' | 'last', number | null>
  >(sql`
    select count(*) filter (where state = 'waiting')::int as waiting,
      count(*) filter (where state = 'failed' and kind <> 'one-time-code')::int as failed,
      extract(epoch from now() - min(created_at) filter (where state = 'waiting'))::int as oldest,
      extract(epoch from now() - max(sent_at) filter (where last_error is null))::int as last
    from mails`);
  const { waiting = 0, failed = 0, oldest = null, last = null } = rows[0] ?? {};
  const expiresAt = process?.report.mailExpiresAt;
  const days = Math.floor((Date.parse(expiresAt ?? '') - Date.now()) / 86_400_000);
  const value = `expires in ${days} days`;
  const expiry: Line = { label: 'Secret or certificate', value, state: days < 14 ? 'warning' : 'ok' };
  const href = (state: string) => `/collections/mails?where[or][0][and][0][state][equals]=${state}`;
  return createSection('Email', [
    {
      label: 'Sent by',
      value: process
        ? (process.report.mail ?? 'nobody: emails are stored in the outbox folder')
        : 'not known',
      state: process?.report.mail ? 'ok' : 'warning',
    },
    ...(expiresAt ? [expiry] : []),
    { label: 'Last sent', value: last === null ? 'never' : `${formatSeconds(last)} ago` },
    {
      label: 'Waiting',
      value: formatWaiting(waiting, oldest),
      state: (oldest ?? 0) > lateEmailSeconds ? 'failing' : 'ok',
      href: href('waiting'),
    },
    { label: 'Failed', value: String(failed), state: failed > 0 ? 'warning' : 'ok', href: href('failed') },
  ]);
}

/** The tasks of one queue; `oldest`: seconds that the oldest due one has waited. */
type QueueRow = Record<'waiting' | 'retrying' | 'failed', number> & { name: string; oldest: number | null };

/** A task waits two seconds at most while a worker is alive. */
const lateTaskSeconds = 300;

/** The background queue: tasks that wait, are retried, and failed in the last day. */
export async function queueSection(execute: Execute): Promise<Section> {
  const title = 'Queue';
  if (!(await hasQueue(execute)))
    return createSection(title, [
      { label: 'All queues', value: 'not created: no site has been started yet', state: 'failing' },
    ]);
  const { rows } = await execute<QueueRow>(sql`
    select name,
      count(*) filter (where state = 'created')::int as waiting,
      count(*) filter (where state in ('retry', 'active'))::int as retrying,
      count(*) filter (where state = 'failed' and completed_on > now() - interval '1 day')::int as failed,
      extract(epoch from now() - min(start_after) filter (where state = 'created' and start_after < now()))::int as oldest
    from pgboss.job where name not like '\\_\\_pgboss%' group by name order by name`);
  const lines = rows.map(({ name, waiting, retrying, failed, oldest }) => {
    const isUnhealthy = retrying + failed > 0 && name !== 'publications';
    const parts = [
      `${waiting} waiting${oldest === null ? '' : `, the oldest for ${formatSeconds(oldest)}`}`,
      retrying > 0 && `${retrying} running or being retried`,
      failed > 0 && `${failed} failed in the last day`,
    ];
    return {
      label: name,
      value: parts.filter(Boolean).join('; '),
      state: (oldest ?? 0) > lateTaskSeconds ? 'failing' : isUnhealthy ? 'warning' : 'ok',
    } as const;
  });
  return createSection(
    title,
    lines.length > 0 ? lines : [{ label: 'All queues', value: 'no tasks', state: 'ok' }],
  );
}

/** Storage of media and résumés, as the staff side and the site see it, and how many media there are. */
export async function storageSection(
  execute: Execute,
  process: SiteProcess | undefined,
  mediaHere: StorageHealth,
): Promise<Section> {
  const { rows } = await execute<{ media: number }>(sql`select count(*)::int as media from media`);
  const lines = [toLine('Media, from the staff side', mediaHere)];
  if (process) {
    const { media, resumes } = process.report.storage;
    lines.push(toLine('Media, from the site', media), toLine('Résumés, from the site', resumes));
  }
  return createSection('Storage', [
    ...lines,
    { label: 'Images and videos', value: String(rows[0]?.media ?? 0), href: '/collections/media' },
  ]);
}

function toLine(label: string, { kind, isUsable, freeBytes, totalBytes }: StorageHealth): Line {
  if (!isUsable) return { label, value: `${kind}: cannot be used`, state: 'failing' };
  if (freeBytes === null || totalBytes === null) return { label, value: `${kind}, usable`, state: 'ok' };
  const free = freeBytes / totalBytes;
  return {
    label,
    value: `${kind}, usable, ${formatBytes(freeBytes)} of ${formatBytes(totalBytes)} free`,
    state: free < 0.05 ? 'failing' : free < 0.15 ? 'warning' : 'ok',
  };
}

/** A backup is due every day, with two hours for its own duration. */
const lateBackupSeconds = 26 * 3_600;

/** The last backups of `npm run backup`. */
export async function backupsSection(execute: Execute): Promise<Section> {
  const { rows } = await execute<{ files: number; error: string | null; ago: number }>(sql`
    select files, error, extract(epoch from now() - made_at)::int as ago
    from backups order by made_at desc limit 20`);
  const [last] = rows;
  const good = rows.find(({ error }) => error === null);
  const lines: Line[] = [
    {
      label: 'Last backup',
      value: good ? `${formatSeconds(good.ago)} ago, ${good.files} files` : 'none so far',
      state: good && good.ago <= lateBackupSeconds ? 'ok' : 'warning',
    },
  ];
  if (last?.error) {
    const value = `failed ${formatSeconds(last.ago)} ago: ${last.error}`;
    lines.push({ label: 'Last attempt', value, state: 'failing' });
  }
  return createSection('Backups', lines);
}

/** The virus scanner with the files that wait for it, and the captcha. */
export async function checksSection(execute: Execute, process: SiteProcess | undefined): Promise<Section> {
  const { rows } = await execute<{ waiting: number; oldest: number | null }>(sql`
    select count(*)::int as waiting, extract(epoch from now() - min(created_at))::int as oldest
    from applications where resume_scan = 'waiting'`);
  const { waiting = 0, oldest = null } = rows[0] ?? {};
  return createSection('Virus scanner and captcha', [
    {
      label: 'Virus scanner',
      value: process ? (process.report.scanner ?? 'none is configured') : 'not known',
      state: process?.report.scanner ? 'ok' : 'warning',
    },
    {
      label: 'Files to be scanned',
      value: formatWaiting(waiting, oldest),
      state: (oldest ?? 0) > 900 ? 'failing' : 'ok',
    },
    { label: 'Captcha', value: process?.report.captcha ?? 'not known' },
  ]);
}
