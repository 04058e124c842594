/** Checks the scripts of the production build for features that a supported browser lacks. */
import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { findSupportGaps } from './browser-support.ts';

/** Features that scripts use after feature detection. */
const allowed = [
  {
    script: 'combobox-field',
    feature: '.showPopover()',
    why: 'use-popup.ts detects it; without it the box is shown in place',
  },
  { script: 'combobox-field', feature: '.hidePopover()', why: 'the same' },
  { script: 'fields', feature: 'URL.canParse', why: 'Zod detects it, and tries `new URL` without it' },
  {
    script: 'framework',
    feature: 'navigator.connection',
    why: 'React detects it, and assumes 5 Mbit/s without it',
  },
  {
    script: 'framework',
    feature: '.startViewTransition()',
    why: 'no link uses view transitions',
  },
  { script: 'check-page', feature: 'setImmediate()', why: 'axe detects it' },
  { script: 'fields', feature: '.when()', why: 'a function of Zod' },
  { script: 'framework', feature: '.use()', why: 'a function of React' },
  {
    script: 'solver.worker',
    feature: 'crypto.subtle',
    why: 'solver.worker.ts detects it; derive-in-script.ts replaces it',
  },
  {
    script: 'received',
    feature: 'navigator.clipboard',
    why: 'received.tsx copies the selection where it throws',
  },
];

const assets = resolve(import.meta.dirname, '../build/client/assets');
const scripts = (await readdir(assets)).filter((name) => name.endsWith('.js'));
const unused = new Set(allowed);
const found: string[] = [];
for (const name of scripts) {
  for (const { feature, missingIn } of findSupportGaps(await readFile(resolve(assets, name), 'utf8'))) {
    const exception = allowed.find((one) => one.feature === feature && name.startsWith(`${one.script}-`));
    if (exception) unused.delete(exception);
    else found.push(`${name}: ${feature} is missing in ${missingIn.join(', ')}`);
  }
}
for (const { script, feature } of unused) found.push(`${script}: ${feature} is allowed but no longer used`);
console.log(found.join('\n') || `${scripts.length} scripts run in all supported browsers`);
process.exitCode = found.length > 0 ? 1 : 0;
