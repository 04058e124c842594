import type { Payload } from 'payload';
import { execute } from '../transaction/transaction.ts';
import { databaseSection } from './database-section.ts';
import { emailSection, queueSection } from './delivery-sections.ts';
import { checkFolder, isAlive, readProcesses } from './process-report.ts';
import { createSection, findWorst, type Section, type State } from './section.ts';
import { siteSection } from './site-section.ts';
import { backupsSection, checksSection, storageSection } from './storage-sections.ts';

/** Health of the installation. */
export interface Status {
  at: Date;
  state: State;
  sections: Section[];
}

/** Checks every part of the installation; a check that throws makes its section fail alone. */
export async function readStatus(payload: Payload, app: string, now = new Date()): Promise<Status> {
  const run = execute(payload);
  const processes = await readProcesses(run).catch(() => []);
  const alive = processes.find((process) => isAlive(process, now));
  const { upload } = payload.collections.media.config;
  const mediaHere = await checkFolder(upload.staticDir ?? '');
  const revision = await run('select value from content_revision').catch(() => undefined);
  const sections = [
    siteSection(processes, String(revision?.rows[0]?.value ?? ''), now),
    await orFailing('Database', databaseSection(run, payload)),
    await orFailing('Queue', queueSection(run)),
    await orFailing('Email', emailSection(run, alive)),
    await orFailing('Storage', storageSection(run, alive, mediaHere)),
    await orFailing('Virus scanner and captcha', checksSection(run, alive)),
    await orFailing('Backups', backupsSection(run)),
    createSection('Versions', [
      { label: 'Riverfront', value: app },
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
