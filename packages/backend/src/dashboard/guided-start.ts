import type { GlobalConfig } from 'payload';
import { administrators } from '../accounts/rules.ts';

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
