import { type Execute, sql } from '../transaction.ts';
import type { SiteProcess } from './process-report.ts';
import { duration, type Section, section } from './section.ts';

/** What looks at visitors and their files: the virus scanner and the human check. */
export async function checksSection(run: Execute, processes: SiteProcess[]): Promise<Section> {
  const { rows } = await run(sql`
    select count(*)::int as waiting, extract(epoch from now() - min(created_at))::int as oldest
    from applications where resume_scan = 'waiting'`);
  const [{ waiting = 0, oldest = null } = {}] = rows as { waiting: number; oldest: number | null }[];
  const [process] = processes;
  return section('Virus scanner and human check', [
    {
      label: 'Virus scanner',
      value: process ? (process.report.scanner ?? 'none is configured') : 'not known',
      state: process?.report.scanner ? 'ok' : 'warning',
    },
    {
      label: 'Files to be scanned',
      value: `${waiting}${oldest === null ? '' : `, the oldest for ${duration(oldest)}`}`,
      state: (oldest ?? 0) > 900 ? 'failing' : 'ok',
    },
    { label: 'Human check', value: process?.report.captcha ?? 'not known' },
  ]);
}
