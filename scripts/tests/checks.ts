import { join } from 'node:path';
import { buildEnvironment } from '../build.ts';
import { root } from '../env.ts';
import { bin, type RunOptions, runNode } from '../node.ts';
import type { StepResult } from './tally.ts';

/** A program that is right when it ends with 0; counts as one test. */
export async function check(args: string[], options?: RunOptions): Promise<StepResult> {
  const { code, output } = await runNode(args, options);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, output };
}

/** Our own check, which throws when something is wrong; counts as one test. */
export async function pass(work: () => Promise<void>): Promise<StepResult> {
  await work();
  return { passed: 1, failed: 0, output: '' };
}

/** Every program of the compiler by its folder, and what writes the types of its routes first. */
const programs: { folder: string; typegen?: string[] }[] = [
  { folder: 'apps/site', typegen: [bin.reactRouter, 'typegen'] },
  { folder: 'apps/cms', typegen: [bin.next, 'typegen'] },
  { folder: 'packages' },
  { folder: '.' },
  { folder: 'packages/contract' },
  { folder: 'packages/ui' },
];

/** Checks the types of every part, two at a time; each counts as one test. */
export async function checkTypes(): Promise<StepResult> {
  const total: StepResult = { passed: 0, failed: 0, output: '' };
  const waiting = programs.values();
  const lane = async () => {
    for (const { folder, typegen } of waiting) {
      const cwd = join(root, folder);
      const generated = typegen ? await check(typegen, { cwd, env: buildEnvironment }) : undefined;
      const result = generated?.failed ? generated : await check([bin.tsc, '--noEmit'], { cwd });
      total.passed += result.passed;
      total.failed += result.failed;
      if (result.failed) total.output += `${folder}\n${result.output}\n`;
    }
  };
  // Each takes one processor.
  await Promise.all([lane(), lane()]);
  return total;
}

/** Holds stylesheets and fonts against their limits (apps/site/.size-limit.mjs); needs a production build. */
export function checkSizes(): Promise<StepResult> {
  return check([bin.sizeLimit], { cwd: join(root, 'apps/site') });
}
