import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { env, root } from './env.ts';

/** How one program is run to its end. */
export interface RunOptions {
  cwd?: string;
  /** Set in addition to what is inherited. */
  env?: Record<string, string | undefined>;
  /** Called with each piece of output; without it the output is kept for the error message. */
  onOutput?: (text: string) => void;
}

/** What a program said and how it ended. */
export interface Finished {
  code: number;
  output: string;
}

/** Runs a program to its end. */
export async function run(command: string, args: string[], options: RunOptions = {}): Promise<Finished> {
  const child = spawn(command, args, {
    cwd: options.cwd ?? root,
    // What is kept and printed later shall read well in any place.
    env: { ...env.inherited, NO_COLOR: '1', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      output += text;
      options.onOutput?.(text);
    });
  }
  const [code] = await once(child, 'close');
  return { code: code ?? 1, output };
}

/** Runs a script on this very Node, not on whatever Node the machine has. */
export function runNode(args: string[], options?: RunOptions): Promise<Finished> {
  return run(process.execPath, args, options);
}

/** The file that a package's command runs, for `runNode`. */
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
