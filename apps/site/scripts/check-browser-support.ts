/** Finds what the built scripts use and a supported browser lacks. Needs a production build. */
import { readdir, readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { supportGaps } from './browser-support.ts';

/** What is used only where it is there, by the script and the reason. */
const allowed = [
  {
    script: 'combobox-field',
    feature: '.showPopover()',
    why: 'use-popup.ts asks for it; the box shows in place without',
  },
  { script: 'combobox-field', feature: '.hidePopover()', why: 'the same' },
  { script: 'fields', feature: 'URL.canParse', why: 'Zod asks for it, and tries `new URL` without' },
  {
    script: 'framework',
    feature: 'navigator.connection',
    why: 'React asks for it, and assumes 5 Mbit/s without',
  },
  {
    script: 'framework',
    feature: '.startViewTransition()',
    why: 'no link of ours asks for a view transition',
  },
  { script: 'fields', feature: '.when()', why: 'a function of Zod' },
  { script: 'framework', feature: '.use()', why: 'a function of React' },
  {
    script: 'solver.worker',
    feature: 'crypto.subtle',
    why: 'solver.worker.ts asks for it; derive-in-script.ts does without',
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
  for (const { feature, missingIn } of supportGaps(await readFile(resolve(assets, name), 'utf8'))) {
    const exception = allowed.find((one) => one.feature === feature && name.startsWith(`${one.script}-`));
    if (exception) unused.delete(exception);
    else found.push(`${name}: ${feature} is missing in ${missingIn.join(', ')}`);
  }
}
for (const { script, feature } of unused)
  found.push(`${script}: ${feature} is allowed and not used any more`);
console.log(found.join('\n') || `${scripts.length} scripts run in all supported browsers`);
process.exitCode = found.length > 0 ? 1 : 0;
