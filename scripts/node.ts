import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { env, root } from './env.ts';

/** How a program is run: in which folder, and with which variables beside the inherited ones. */
export type RunOptions = { cwd?: string; env?: Record<string, string | undefined> };

/** Runs a program to its end. @returns its exit code, and what it printed @throws {Error} when there is none */
export function run(command: string, args: string[], { cwd = root, env: more }: RunOptions = {}) {
  // Output that is printed later has to be readable everywhere.
  const options = {
    cwd,
    env: { ...env.inherited, NO_COLOR: '1', ...more },
    maxBuffer: Number.POSITIVE_INFINITY,
  };
  return new Promise<{ code: number; output: string }>((done, fail) => {
    const child = execFile(command, args, options, (error, stdout, stderr) => {
      if (child.pid === undefined) fail(error);
      else done({ code: child.exitCode ?? 1, output: stdout + stderr });
    });
  });
}

/** The option of Node that ends a process when the one that started it was killed. */
export const guard = ['--import', join(root, 'scripts/stack/die-with-parent.mjs')];

/** Runs a script with the Node that runs this process. */
export function runNode(args: string[], options?: RunOptions) {
  return run(process.execPath, [...guard, ...args], options);
}

/** The scripts of the packages' commands, for `runNode`. */
export const bin = {
  next: join(root, 'node_modules/next/dist/bin/next'),
  reactRouter: join(root, 'node_modules/@react-router/dev/bin.cjs'),
  payload: join(root, 'node_modules/payload/bin.js'),
  tsc: join(root, 'node_modules/typescript/bin/tsc'),
  vitest: join(root, 'node_modules/vitest/vitest.mjs'),
  playwright: join(root, 'node_modules/@playwright/test/cli.js'),
  biome: join(root, 'node_modules/@biomejs/biome/bin/biome'),
  knip: join(root, 'node_modules/knip/bin/knip.js'),
  sizeLimit: join(root, 'node_modules/size-limit/bin.js'),
};
