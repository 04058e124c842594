import { type Execute, sql } from '../database/transaction.ts';
import type { SiteProcess, StorageHealth } from './process-report.ts';
import {
  createSection,
  formatBytes,
  formatSeconds,
  formatWaiting,
  type Line,
  type Section,
} from './section.ts';

/** Storage of media and résumés, as the staff side and the site see it, and how many files there are. */
export async function storageSection(
  execute: Execute,
  process: SiteProcess | undefined,
  mediaHere: StorageHealth,
): Promise<Section> {
  const { rows } = await execute(sql`
    select (select count(*)::int from media) as media,
      (select count(*)::int from applications where coalesce(resume_stored_name, '') <> '') as resumes`);
  const [counts] = rows as { media: number; resumes: number }[];
  const lines = [toLine('Media, from the staff side', mediaHere)];
  if (process) {
    const { media, resumes } = process.report.storage;
    lines.push(toLine('Media, from the site', media), toLine('Résumés, from the site', resumes));
  }
  return createSection('Storage', [
    ...lines,
    { label: 'Images and videos', value: String(counts?.media ?? 0), href: '/collections/media' },
    { label: 'Résumés', value: String(counts?.resumes ?? 0) },
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

interface BackupRow {
  bytes: number | string;
  files: number;
  error: string | null;
  ago: number;
}

/** A backup is due every day, with two hours for its own duration. */
const lateBackupSeconds = 26 * 3_600;

/** The last backups of `npm run backup`. */
export async function backupsSection(execute: Execute): Promise<Section> {
  const { rows } = await execute(sql`
    select bytes, files, error, extract(epoch from now() - made_at)::int as ago
    from backups order by made_at desc limit 20`);
  const [last, ...others] = rows as unknown as BackupRow[];
  const good = [last, ...others].find((row) => row?.error === null);
  const lines: Line[] = [
    {
      label: 'Last backup',
      value: good
        ? `${formatSeconds(good.ago)} ago, ${good.files} files, ${formatBytes(Number(good.bytes))}`
        : 'none so far',
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
  const { rows } = await execute(sql`
    select count(*)::int as waiting, extract(epoch from now() - min(created_at))::int as oldest
    from applications where resume_scan = 'waiting'`);
  const [{ waiting = 0, oldest = null } = {}] = rows as { waiting: number; oldest: number | null }[];
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
