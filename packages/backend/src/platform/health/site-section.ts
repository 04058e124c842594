import { isAlive, type SiteProcess } from './process-report.ts';
import { createSection, formatSeconds, type Line, type Section } from './section.ts';

/** The processes that serve the site, with their last heartbeats and versions. */
export function siteSection(processes: SiteProcess[], revision: string, now: Date): Section {
  const alive = processes.filter((process) => isAlive(process, now));
  const versions = [...new Set(alive.map(({ report }) => report.versions.app))];
  const lines = processes.map((process) => toLine(process, revision, now));
  if (versions.length > 1)
    lines.unshift({ label: 'Versions', value: `different: ${versions.join(', ')}`, state: 'warning' });
  if (alive.length === 0)
    lines.unshift({ label: 'Processes', value: 'no heartbeat in the last minute', state: 'failing' });
  return createSection('Site', lines);
}

function toLine(process: SiteProcess, revision: string, now: Date): Line {
  const { host, startedAt, seenAt, report } = process;
  const age = (at: Date) => formatSeconds((now.getTime() - at.getTime()) / 1_000);
  if (!isAlive(process, now))
    return { label: host, value: `disappeared, last heartbeat ${age(seenAt)} ago`, state: 'warning' };
  // What was published in the last two seconds cannot be in the report yet.
  const isBehind = report.revision !== revision && now.getTime() - seenAt.getTime() > 2_000;
  return {
    label: host,
    value: `running for ${age(startedAt)}, ${report.memoryMb} MB${isBehind ? ', another revision at its last heartbeat' : ''}`,
    state: 'ok',
  };
}
