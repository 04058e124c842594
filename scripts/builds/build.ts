import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../env.ts';
import { bin, runNode } from '../node.ts';
import { step } from '../step.ts';
import { UserError } from '../user-error.ts';
import { buildEnvironment } from './build-environment.ts';
import { fingerprint } from './fingerprint.ts';

const sharedInputs = [
  'package-lock.json',
  'tsconfig.base.json',
  'packages/brand',
  'packages/contract',
  'packages/backend/package.json',
  'packages/backend/src',
  'packages/mail',
  'packages/telemetry',
  'packages/ui',
];

/** The production builds, and the files and folders on which each depends. */
export const builds = [
  {
    name: 'Building the site',
    folder: 'apps/site',
    inputs: [...sharedInputs, 'apps/site'],
    output: 'apps/site/build',
    args: [bin.reactRouter, 'build'],
  },
  {
    name: 'Building the staff side',
    folder: 'apps/cms',
    inputs: [...sharedInputs, 'apps/cms'],
    output: 'apps/cms/.next',
    args: [bin.next, 'build'],
  },
];

/** Builds the apps whose sources have changed since their last build. @throws {UserError} with the output of one that fails */
export async function buildWhatChanged({ quiet = false } = {}): Promise<void> {
  const changed = builds.flatMap((build) => {
    const mark = join(root, build.output, '.fingerprint');
    const current = fingerprint(root, build.inputs);
    const isCurrent = existsSync(mark) && readFileSync(mark, 'utf8') === current;
    return isCurrent ? [] : [{ ...build, mark, current }];
  });
  await Promise.all(
    changed.map(({ name, folder, args, mark, current }) => {
      const build = async () => {
        const { code, output } = await runNode(args, { cwd: join(root, folder), env: buildEnvironment });
        if (code !== 0) throw new UserError(`${name} failed:\n${output.trim()}`);
        writeFileSync(mark, current);
      };
      return quiet ? build() : step(name, build);
    }),
  );
}
