import type { Payload } from 'payload';
import { execute } from '../database/transaction.ts';
import type { Rejections } from '../limits/rejections.ts';
import type { FileStore } from '../storage/file-store.ts';
import { isAlive, readProcesses, type SiteProcess } from './process-report.ts';
import { rejectedResumesSection } from './rejected-resumes.ts';
import {
  backupsSection,
  checksSection,
  createSection,
  databaseSection,
  emailSection,
  findWorst,
  formatSeconds,
  type Line,
  queueSection,
  type Section,
  storageSection,
} from './sections.ts';

/** Checks every part of the installation; a check that throws makes its section fail alone. */
export async function readStatus(payload: Payload, app: string, now = new Date()) {
  const run = execute(payload);
  const processes = await readProcesses(run).catch(() => []);
  const alive = processes.find((process) => isAlive(process, now));
  const files: FileStore = payload.collections.media.config.custom.files;
  const revision = await run('select value from content_revision').catch(() => undefined);
  const sections = [
    siteSection(processes, String(revision?.rows[0]?.value ?? ''), now),
    await orFailing('Database', databaseSection(run, payload)),
    await orFailing('Queue', queueSection(run)),
    await orFailing('Email', emailSection(run, alive)),
    await orFailing('Storage', storageSection(run, alive, await files.check())),
    await orFailing('Virus scanner and captcha', checksSection(run, alive)),
    await orFailing('Rejected résumés', rejectedResumesSection(run)),
    await orFailing('Backups', backupsSection(run)),
    await orFailing('Rejected requests', rejectedSection(payload)),
    createSection('Versions', [
      { label: 'Site and staff side', value: app },
      { label: 'Node', value: process.versions.node },
      { label: 'Payload', value: alive?.report.versions.payload ?? 'not known' },
    ]),
  ];
  return { at: now, state: findWorst(sections.map(({ state }) => state)), sections };
}

async function orFailing(title: string, section: Promise<Section>): Promise<Section> {
  return section.catch(() =>
    createSection(title, [{ label: title, value: 'could not be checked', state: 'failing' }]),
  );
}

/** Requests without the right, as many as this process of the staff side has seen. */
async function rejectedSection({ config }: Payload): Promise<Section> {
  const rejections: Rejections = config.custom.rejections;
  const { count, isBurst } = rejections.inLastHour();
  const state = isBurst ? 'warning' : 'ok';
  return createSection('Rejected requests', [{ label: 'In the last hour', value: String(count), state }]);
}

/** The processes that serve the site, with their last heartbeats and versions. */
function siteSection(processes: SiteProcess[], revision: string, now: Date): Section {
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
