import type { GlobalConfig, Payload, TypedUser } from 'payload';
import { administrators, hasRole } from '../accounts/roles.ts';
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
export async function readGuidedStart(payload: Payload, user: TypedUser | null): Promise<GuidedStart | null> {
  if (!user || !hasRole(user, 'administrator')) return null;
  const shared = { depth: 0, overrideAccess: false, user } as const;
  const { opened, dismissed, ...marker } = await payload.findGlobal({ slug: 'guided-start', ...shared });
  const passed = marker.passed ?? [];
  const settings = await payload.findGlobal({ slug: 'settings', ...shared });
  const brand = await payload.findGlobal({ slug: 'brand', ...shared });
  const { totalDocs: accounts } = await payload.count({ collection: 'users', ...shared });
  const stored: Partial<Record<StartStep, boolean>> = {
    company: isSavedByStaff(settings),
    brand: isSavedByStaff(brand),
    people: accounts > 1,
    samples: (await readSampleContent(payload, user)).length === 0,
  };
  const steps = startSteps.map((name) => ({ name, isDone: stored[name] || passed.includes(name) }));
  const isOpen = !dismissed && steps.some(({ isDone }) => !isDone);
  return { steps, isNew: isOpen && !opened, isOpen, passed };
}

/** Whether somebody has saved a record since the set-up, which saves as the system. */
function isSavedByStaff({ savedBy }: { savedBy?: string | null }): boolean {
  return Boolean(savedBy) && savedBy !== 'The system';
}
