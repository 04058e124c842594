import { type Execute, sql } from '../transaction.ts';
import type { StoreState } from './folder-state.ts';
import type { SiteProcess } from './process-report.ts';
import { type Line, type Section, type State, section, size } from './section.ts';

/** Below these shares of free space somebody should look, or nothing can be received soon. */
const scarce = 0.15;
const full = 0.05;

/** Where media and résumés lie, as the staff side and the site see it, and how many there are. */
export async function storageSection(
  run: Execute,
  processes: SiteProcess[],
  mediaHere: StoreState,
): Promise<Section> {
  const { rows } = await run(sql`
    select (select count(*)::int from media) as media,
      (select count(*)::int from applications where coalesce(resume_stored_name, '') <> '') as resumes`);
  const [counts] = rows as { media: number; resumes: number }[];
  const [process] = processes;
  return section('Storage', [
    lineOf('Media, seen from here', mediaHere),
    ...(process
      ? [
          lineOf('Media, seen from the site', process.report.storage.media),
          lineOf('Résumés, seen from the site', process.report.storage.resumes),
        ]
      : []),
    { label: 'Pictures and films', value: String(counts?.media ?? 0), href: '/collections/media' },
    { label: 'Résumés', value: String(counts?.resumes ?? 0) },
  ]);
}

function lineOf(label: string, { kind, isUsable, freeBytes, totalBytes }: StoreState): Line {
  if (!isUsable) return { label, value: `${kind}: cannot be used`, state: 'failing' };
  if (freeBytes === null || totalBytes === null) return { label, value: `${kind}, usable`, state: 'ok' };
  return {
    label,
    value: `${kind}, usable, ${size(freeBytes)} of ${size(totalBytes)} free`,
    state: stateOf(freeBytes / totalBytes),
  };
}

function stateOf(free: number): State {
  if (free < full) return 'failing';
  return free < scarce ? 'warning' : 'ok';
}
