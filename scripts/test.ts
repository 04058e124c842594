/**
 * `npm test`: everything that says whether the house is in order. The last line
 * is `N passed, N failed`; the exit code is 0 when nothing failed.
 */
import { buildWhatChanged } from './builds/build.ts';
import { demandMigrated, demandUpToDate } from './generate/demand-up-to-date.ts';
import { bin } from './node.ts';
import { check, checkBrowserSupport, checkSizes, checkTypes, demand } from './tests/checks.ts';
import { findOrInstallChromium } from './tests/chromium.ts';
import { hasJava } from './tests/java.ts';
import { runPlaywright, runVitest } from './tests/suites.ts';
import { Tally } from './tests/tally.ts';

const tally = new Tally();
let chromium: string | undefined;

const hasBrowser = await tally.run('Chromium is there', () =>
  demand(async () => {
    chromium = await findOrInstallChromium();
  }),
);
await tally.run('Format, lint and boundaries', () =>
  check([bin.biome, 'check', '--error-on-warnings', '--diagnostic-level=warn', '--max-diagnostics=40']),
);
await tally.run('Types', checkTypes);
await tally.run('Nothing unused', () => check([bin.knip]));
await tally.run('Generated files are up to date', () => demand(demandUpToDate));
await tally.run('Migrations match the collections', () => demand(demandMigrated));
await tally.run('Unit and API tests', () => runVitest());
const built = await tally.run('Production build', () => demand(() => buildWhatChanged({ quiet: true })));
if (built) await tally.run('First load within its bytes', checkSizes);
if (built) await tally.run('Scripts run in the supported browsers', checkBrowserSupport);
if (!(await hasJava()))
  tally.leaveOut('Nu HTML Checker', 'it needs Java; html-validate reads the markup alone');
if (built && hasBrowser) await tally.run('Browser tests', () => runPlaywright(chromium));
tally.close();
