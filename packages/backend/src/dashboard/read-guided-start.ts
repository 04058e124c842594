import type { Payload, TypedUser } from 'payload';
import { hasRole } from '../accounts/roles.ts';
import { type StartStep, startSteps } from './guided-start.ts';
import { readSampleContent } from './sample-content.ts';

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
