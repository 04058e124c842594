import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from '../env.ts';
import { bin, runNode } from '../node.ts';
import type { StepResult } from './tally.ts';

/**
 * Runs Vitest on all test files or only on some files or those in some folders.
 * @param options.since only the test files that import what changed since this commit; there may be none
 * @param options.grep only the tests with this in their name
 */
export async function runVitest(
  folders: string[] = [],
  { since, grep }: { since?: string | undefined; grep?: string | undefined } = {},
): Promise<StepResult> {
  // Vitest ignores a folder that is not there as long as another one has tests.
  const missing = folders.find((folder) => !existsSync(join(root, folder)));
  if (missing) throw new Error(`There is no file or folder ${missing}.`);
  const chosen = since ? ['--changed', since, '--passWithNoTests'] : grep ? ['-t', grep] : [];
  const run = async (report: string) => {
    const args = [bin.vitest, 'run', ...folders, ...chosen, '--reporter=default', '--reporter=json'];
    const { code, output } = await runNode([...args, `--outputFile.json=${report}`]);
    const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = read(report);
    // A file whose set-up fails has no failed test, and none of its tests ran.
    const broken = testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
    );
    const durations = testResults.map(
      ({ name, startTime, endTime }) => [relative(root, name), endTime - startTime] as const,
    );
    return { code, output, passed: numPassedTests, failed: numFailedTests + broken.length, durations };
  };
  return withReport('vitest', run, since !== undefined);
}

interface BrowserRun {
  chromium: string | undefined;
  /** Only these spec files; all when there are none. */
  specs?: string[];
  grep?: string | undefined;
  /** Whether the large matrices run too. */
  full?: boolean;
}

/** Runs the browser tests in the Chromium given, on the stack that the environment names or on their own. */
export async function runPlaywright(browserRun: BrowserRun): Promise<StepResult> {
  const { chromium, specs = [], grep, full } = browserRun;
  const run = async (report: string) => {
    const args = [bin.playwright, 'test', '--reporter=list,json', '--pass-with-no-tests'];
    args.push(`--output=${join(root, 'test-results/browser')}`);
    if (!full && specs.length === 0) args.push('--grep-invert=@full');
    args.push(...specs.map((name) => `specs/${name}`), ...(grep ? ['--grep', grep] : []));
    const env = {
      CHROMIUM_PATH: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      ...(full && { E2E_FULL: '1' }),
    };
    const { code, output } = await runNode(args, { cwd: join(root, 'e2e'), env });
    const { stats: { expected = 0, flaky = 0, unexpected = 0 } = {}, suites = [] } = read(report);
    const durations = suites.map((suite) => [suite.file, sumDurations(suite)] as const);
    return { code, output, passed: expected, failed: unexpected + flaky, durations };
  };
  return withReport('browser', run, specs.length > 0);
}

interface Suite {
  file: string;
  suites?: Suite[];
  specs: { tests: { results: { duration: number }[] }[] }[];
}

interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: {
    name: string;
    startTime: number;
    endTime: number;
    status: string;
    assertionResults: { status: string }[];
  }[];
  stats?: { expected?: number; flaky?: number; unexpected?: number };
  suites?: Suite[];
}

function read(report: string): Report {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
}

/** Adds up the durations of a file's tests, in ms. */
function sumDurations({ specs, suites = [] }: Suite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const own = results.reduce((sum, { duration }) => sum + duration, 0);
  return suites.reduce((sum, suite) => sum + sumDurations(suite), own);
}

/**
 * Keeps the report, with the duration of each test, in `test-results`. A run that ended badly without a failed test (a
 * file that does not load, say) is a failure all the same.
 * @param mayBeEmpty whether no test at all is a success
 */
async function withReport(
  name: string,
  run: (report: string) => Promise<StepResult & { code: number }>,
  mayBeEmpty = false,
): Promise<StepResult> {
  const report = join(root, 'test-results', `${name}.json`);
  mkdirSync(join(root, 'test-results'), { recursive: true });
  rmSync(report, { force: true });
  const { code, ...result } = await run(report);
  const isBad = result.failed === 0 && (code !== 0 || (result.passed === 0 && !mayBeEmpty));
  return isBad ? { ...result, failed: 1 } : result;
}
