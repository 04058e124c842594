import { type Execute, sql } from '../database/transaction.ts';
import { createSection, type Section } from './sections.ts';

/** Counts a résumé that was rejected, by day and reason, without anything about who sent it. */
export async function countRejectedResume(run: Execute, reason: string): Promise<void> {
  await run(sql`
    insert into rejected_resumes as stored (day, reason, files) values (current_date, ${reason}, 1)
    on conflict (day, reason) do update set files = stored.files + 1`);
}

/** How many résumés were rejected in the last 30 days, by reason, the most frequent first. */
export async function rejectedResumesSection(run: Execute): Promise<Section> {
  const { rows } = await run<{ reason: string; files: number }>(sql`
    select reason, sum(files)::int as files from rejected_resumes
    where day > current_date - 30 group by reason order by files desc, reason`);
  const total = rows.reduce((sum, { files }) => sum + files, 0);
  return createSection('Rejected résumés', [
    { label: 'In the last 30 days', value: String(total) },
    ...rows.map(({ reason, files }) => ({ label: reason, value: String(files) })),
  ]);
}
