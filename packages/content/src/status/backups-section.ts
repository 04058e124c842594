import { type Execute, sql } from '../transaction.ts';
import { duration, type Section, section, size } from './section.ts';

interface Row {
  bytes: number | string;
  files: number;
  error: string | null;
  ago: number;
}

/** A backup is wanted every day; two hours more for its own time. */
const lateSeconds = 26 * 3_600;

/** What came of the last backups that `npm run backup` made. */
export async function backupsSection(run: Execute): Promise<Section> {
  const { rows } = await run(sql`
    select bytes, files, error, extract(epoch from now() - made_at)::int as ago
    from backups order by made_at desc limit 20`);
  const all = rows as unknown as Row[];
  const good = all.find(({ error }) => error === null);
  const [last] = all;
  return section('Backups', [
    {
      label: 'Last backup',
      value: good
        ? `${duration(good.ago)} ago, ${good.files} files, ${size(Number(good.bytes))}`
        : 'none so far',
      state: good && good.ago <= lateSeconds ? 'ok' : 'warning',
    },
    ...(last?.error
      ? [
          {
            label: 'Last try',
            value: `failed ${duration(last.ago)} ago: ${last.error}`,
            state: 'failing' as const,
          },
        ]
      : []),
  ]);
}
