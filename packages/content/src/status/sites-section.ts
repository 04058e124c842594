import type { SiteProcess } from './process-report.ts';
import { goneAfterMs } from './process-report.ts';
import { duration, type Line, type Section, section } from './section.ts';

/** The processes that serve the site: when each was seen last, and whether they serve the same. */
export function sitesSection(processes: SiteProcess[], revision: string, now: Date): Section {
  const lines = processes.map((process) => lineOf(process, revision, now));
  const isServed = processes.some((process) => isHere(process, now));
  const versions = new Set(
    processes.filter((process) => isHere(process, now)).map(({ report }) => report.versions.app),
  );
  return section('Site', [
    ...(isServed
      ? []
      : [{ label: 'Processes', value: 'none was seen in the last minute', state: 'failing' as const }]),
    ...(versions.size > 1
      ? [
          {
            label: 'Versions',
            value: `different ones: ${[...versions].join(', ')}`,
            state: 'warning' as const,
          },
        ]
      : []),
    ...lines,
  ]);
}

/** Whether a process was seen lately enough to be there. */
export function isHere({ seenAt }: SiteProcess, now: Date): boolean {
  return now.getTime() - seenAt.getTime() < goneAfterMs;
}

function lineOf(process: SiteProcess, revision: string, now: Date): Line {
  const { host, startedAt, seenAt, report } = process;
  const ago = (at: Date) => duration((now.getTime() - at.getTime()) / 1_000);
  if (!isHere(process, now))
    return { label: host, value: `gone without a word, seen last ${ago(seenAt)} ago`, state: 'warning' };
  // What was published within the last sign of life cannot be there yet.
  const isBehind = report.revision !== revision && now.getTime() - seenAt.getTime() > 2_000;
  return {
    label: host,
    value: `running for ${ago(startedAt)}, ${report.memoryMb} MB${isBehind ? ', another publication at its last sign of life' : ''}`,
    state: 'ok',
  };
}
