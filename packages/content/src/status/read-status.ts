import type { Payload } from 'payload';
import { execute } from '../transaction.ts';
import { backupsSection } from './backups-section.ts';
import { checksSection } from './checks-section.ts';
import { databaseSection } from './database-section.ts';
import { folderState } from './folder-state.ts';
import { mailSection } from './mail-section.ts';
import { readProcesses } from './process-report.ts';
import { queueSection } from './queue-section.ts';
import { type Section, type State, section, worst } from './section.ts';
import { isHere, sitesSection } from './sites-section.ts';
import { storageSection } from './storage-section.ts';

/** How the installation is, part by part. */
export interface Status {
  at: Date;
  state: State;
  sections: Section[];
}

/** Looks at everything; a part that cannot be looked at is failing and does not hide the others. */
export async function readStatus(payload: Payload, app: string, now = new Date()): Promise<Status> {
  const run = execute(payload);
  const all = await readProcesses(run).catch(() => []);
  const here = all.filter((process) => isHere(process, now));
  const { upload } = payload.collections.media.config;
  const mediaHere = await folderState(upload.staticDir ?? '');
  const revision = await run('select value from content_revision').catch(() => undefined);
  const sections = [
    sitesSection(all, String(revision?.rows[0]?.value ?? ''), now),
    await orFailing('Database', databaseSection(run, payload)),
    await orFailing('Queue', queueSection(run)),
    await orFailing('Mail', mailSection(run, here)),
    await orFailing('Storage', storageSection(run, here, mediaHere)),
    await orFailing('Virus scanner and human check', checksSection(run, here)),
    await orFailing('Backups', backupsSection(run)),
    section('Versions', [
      { label: 'Riverfront', value: app },
      { label: 'Node', value: process.versions.node },
      { label: 'Payload', value: here[0]?.report.versions.payload ?? 'not known' },
    ]),
  ];
  return { at: now, state: worst(sections.map(({ state }) => state)), sections };
}

async function orFailing(title: string, reading: Promise<Section>): Promise<Section> {
  try {
    return await reading;
  } catch {
    return section(title, [{ label: title, value: 'could not be looked at', state: 'failing' }]);
  }
}
