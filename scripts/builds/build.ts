import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../env.ts';
import { bin, runNode } from '../node.ts';
import { Refusal } from '../refusal.ts';
import { step } from '../steps/step.ts';
import { buildEnvironment } from './build-environment.ts';
import { fingerprint } from './fingerprint.ts';

interface Build {
  step: string;
  folder: string;
  /** What the result depends on. */
  inputs: string[];
  output: string;
  args: string[];
}

const everywhere = ['package-lock.json', 'tsconfig.base.json'];

const builds: Build[] = [
  {
    step: 'Building the site',
    folder: 'apps/site',
    inputs: [...everywhere, 'apps/site', 'packages/contract', 'packages/content/src'],
    output: 'apps/site/build',
    args: [bin.reactRouter, 'build'],
  },
  {
    step: 'Building the staff side',
    folder: 'apps/cms',
    inputs: [
      ...everywhere,
      'apps/cms',
      'packages/contract',
      'packages/content/src',
      'packages/content/package.json',
    ],
    output: 'apps/cms/.next',
    args: [bin.next, 'build'],
  },
];

/** Builds what changed since it was built last. */
export async function buildWhatChanged({ quiet = false } = {}): Promise<void> {
  for (const build of builds) {
    const mark = join(root, build.output, '.fingerprint');
    const current = fingerprint(root, build.inputs);
    if (existsSync(mark) && readFileSync(mark, 'utf8') === current) continue;
    if (quiet) await runBuild(build);
    else await step(build.step, () => runBuild(build));
    writeFileSync(mark, current);
  }
}

/** @throws {Refusal} with the builder's own words when it fails */
async function runBuild({ step: name, folder, args }: Build): Promise<void> {
  const { code, output } = await runNode(args, {
    cwd: join(root, folder),
    env: buildEnvironment,
  });
  if (code !== 0) throw new Refusal(`${name} failed:\n${output.trim()}`);
}
