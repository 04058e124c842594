/**
 * `npm test` runs every check of the project, and with `--changed` those that the changes since the main branch
 * could break; with names of files only those, and with `--grep` only the tests with these words; with `--full` also
 * the large matrices of the browser tests. Each group prints its time; the last line is `N passed, N failed`, and the exit code is 0 when nothing failed.
 */
import { parseArgs } from 'node:util';
import { buildWhatChanged } from './build.ts';
import { runMain } from './command.ts';
import { assertUpToDate } from './generate/files.ts';
import { assertMigrated } from './generate/migrations.ts';
import { bin } from './node.ts';
import { findChangedSpecs, findMergeBase } from './tests/changed.ts';
import { check, checkSizes, checkTypes, pass } from './tests/checks.ts';
import { findOrInstallChromium } from './tests/chromium.ts';
import { runPlaywright, runVitest } from './tests/suites.ts';
import { Tally } from './tests/tally.ts';

const tally = new Tally();

await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      changed: { type: 'boolean', default: false },
      full: { type: 'boolean', default: false },
      grep: { type: 'string', short: 'g' },
    },
  });
  if (positionals.length > 0) return testOnly(positionals, values);
  const since = values.changed ? await findMergeBase() : undefined;

  await tally.run('Format, lint and boundaries', () =>
    check([bin.biome, 'check', '--error-on-warnings', '--diagnostic-level=warn', '--max-diagnostics=40']),
  );
  await tally.run('Types', checkTypes);
  if (!since) {
    await tally.run('Nothing unused', () => check([bin.knip]));
    await tally.run('Generated files are up to date', () => pass(assertUpToDate));
    await tally.run('Migrations match the collections', () => pass(assertMigrated));
  }
  await tally.run('Unit and API tests', () => runVitest([], { since }));

  const specs = since && (await findChangedSpecs(since));
  if (specs?.length === 0) tally.leaveOut('Browser tests', 'nothing that they visit has changed');
  else await testInBrowser(specs || [], values);
  tally.close();
});

/** Runs some files: unit and API tests by path, browser tests by their name, `contact.spec.ts`. */
async function testOnly(names: string[], options: BrowserOptions): Promise<void> {
  const isSpec = (name: string) => name.endsWith('.spec.ts');
  const files = names.filter((name) => !isSpec(name));
  if (files.length > 0) await tally.run('Unit and API tests', () => runVitest(files, options));
  const specs = names.filter(isSpec);
  if (specs.length > 0) await testInBrowser(specs, options);
  tally.close();
}

interface BrowserOptions {
  grep?: string | undefined;
  full?: boolean;
}

/** Builds both apps and runs the browser tests. @param specs only these spec files; all when there is none */
async function testInBrowser(specs: string[], options: BrowserOptions): Promise<void> {
  let chromium: string | undefined;
  const hasBrowser = await tally.run('Chromium is there', () =>
    pass(async () => {
      chromium = await findOrInstallChromium();
    }),
  );
  const built = await tally.run('Production build', () => pass(buildWhatChanged));
  if (built) await tally.run('First load within its bytes', checkSizes);
  if (!built || !hasBrowser) return;
  await tally.run('Browser tests', () => runPlaywright({ chromium, specs, ...options }));
}
