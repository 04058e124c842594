import type { GlobalConfig, PayloadRequest } from 'payload';
import { administrators, hasRole } from '../accounts/roles.ts';
import { readGlobal } from '../database/records.ts';
import { readSampleContent } from './sample-content.ts';

/** The screens of the guided start, in their order. */
export const startSteps = ['company', 'brand', 'people', 'samples', 'checklist'] as const;
export type StartStep = (typeof startSteps)[number];

/**
 * The marker of the guided start: only what no other record tells. The company's data are in the settings, recipients
 * and offices, the colours in the brand.
 */
export const guidedStart: GlobalConfig = {
  slug: 'guided-start',
  label: 'Guided start',
  admin: { hidden: true },
  access: { read: administrators, update: administrators },
  fields: [
    // Steps that somebody went past, although nothing had to be stored.
    { name: 'passed', type: 'select', hasMany: true, options: [...startSteps] },
    // It has opened by itself, which it does once.
    { name: 'opened', type: 'checkbox', defaultValue: false },
    { name: 'dismissed', type: 'checkbox', defaultValue: false },
  ],
};

/** How far the set-up of the installation is. */
export interface GuidedStart {
  steps: { name: StartStep; isDone: boolean }[];
  /** Nobody has seen it yet: it opens by itself. */
  isNew: boolean;
  /** Neither finished nor dismissed. */
  isOpen: boolean;
  passed: StartStep[];
}

/** Reads the progress of the guided start from what is stored; null for anybody but administrators. */
export async function readGuidedStart(req: PayloadRequest): Promise<GuidedStart | null> {
  const { payload, user } = req;
  if (!user || !hasRole(user, 'administrator')) return null;
  const { opened, dismissed, ...marker } = await payload.findGlobal({ slug: 'guided-start', depth: 0 });
  const passed = marker.passed ?? [];
  const { totalDocs: accounts } = await payload.count({ collection: 'users' });
  const stored: Partial<Record<StartStep, boolean>> = {
    company: isSavedByStaff(await readGlobal(req, 'settings')),
    brand: isSavedByStaff(await readGlobal(req, 'brand')),
    people: accounts > 1,
    samples: (await readSampleContent(req)).length === 0,
  };
  const steps = startSteps.map((name) => ({ name, isDone: stored[name] || passed.includes(name) }));
  const isOpen = !dismissed && steps.some(({ isDone }) => !isDone);
  return { steps, isNew: isOpen && !opened, isOpen, passed };
}

/** Whether somebody has saved a record since the set-up, which saves as the system. */
function isSavedByStaff({ savedBy }: { savedBy?: string | null }): boolean {
  return Boolean(savedBy) && savedBy !== 'The system';
}
