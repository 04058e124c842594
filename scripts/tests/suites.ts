import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../env.ts';
import { bin, runNode } from '../node.ts';
import type { StepResult } from './tally.ts';

/**
 * Runs Vitest on all test files or only on those in some folders.
 * @param changedSince only the test files that import what changed since this commit; there may be none
 */
export async function runVitest(folders: string[] = [], changedSince?: string): Promise<StepResult> {
  // Vitest ignores a folder that is not there as long as another one has tests.
  const missing = folders.find((folder) => !existsSync(join(root, folder)));
  if (missing) throw new Error(`There is no folder ${missing}.`);
  const changed = changedSince ? ['--changed', changedSince, '--passWithNoTests'] : [];
  return withReport(async (report) => {
    const args = [bin.vitest, 'run', ...folders, ...changed, '--reporter=default', '--reporter=json'];
    const { code, output } = await runNode([...args, `--outputFile.json=${report}`]);
    const { numPassedTests = 0, numFailedTests = 0, testResults = [] } = read(report);
    // A file whose set-up fails has no failed test, and none of its tests ran.
    const broken = testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
    );
    return { code, output, passed: numPassedTests, failed: numFailedTests + broken.length };
  }, changedSince !== undefined);
}

/**
 * Runs the browser tests in the Chromium given, all of them or only some spec files.
 * @param environment is added to that of the run
 */
export function runPlaywright(
  chromium: string | undefined,
  specs: string[] = [],
  environment: Record<string, string> = {},
): Promise<StepResult> {
  return withReport(async (report) => {
    // A project's dependencies would run whole, whatever the spec files are.
    const args = specs.length > 0 ? ['--no-deps', ...specs.map((name) => `specs/${name}`)] : [];
    const { code, output } = await runNode([bin.playwright, 'test', '--reporter=list,json', ...args], {
      cwd: join(root, 'e2e'),
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...environment },
    });
    const { expected = 0, flaky = 0, unexpected = 0 } = read(report).stats ?? {};
    return { code, output, passed: expected, failed: unexpected + flaky };
  });
}

interface Report {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: { status: string; assertionResults: { status: string }[] }[];
  stats?: { expected?: number; flaky?: number; unexpected?: number };
}

function read(report: string): Report {
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {};
}

/**
 * A run that ended badly without a failed test (a file that does not load, say) is a failure all the same.
 * @param mayBeEmpty whether no test at all is a success
 */
async function withReport(
  run: (report: string) => Promise<StepResult & { code: number }>,
  mayBeEmpty = false,
): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'report-'));
  try {
    const { code, output, passed, failed } = await run(join(folder, 'report.json'));
    return {
      output,
      passed,
      failed: failed === 0 && (code !== 0 || (passed === 0 && !mayBeEmpty)) ? 1 : failed,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
