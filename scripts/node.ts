import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { env, root } from './env.ts';

/** How a program is run. */
export interface RunOptions {
  cwd?: string;
  /** Variables in addition to the inherited ones. */
  env?: Record<string, string | undefined>;
  /** Receives what a Node process sends with `process.send`. */
  onMessage?: (message: unknown) => void;
}

/** What a program printed and its exit code. */
export interface RunResult {
  code: number;
  output: string;
}

/** Runs a program to its end. */
export async function run(command: string, args: string[], options: RunOptions = {}): Promise<RunResult> {
  const { cwd = root, onMessage } = options;
  const child = spawn(command, args, {
    cwd,
    // Output that is printed later has to be readable everywhere.
    env: { ...env.inherited, NO_COLOR: '1', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe', ...(onMessage ? (['ipc'] as const) : [])],
  });
  if (onMessage) child.on('message', onMessage);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  const [code] = await once(child, 'close');
  return { code: code ?? 1, output };
}

/** Runs a script with the Node that runs this process. */
export function runNode(args: string[], options?: RunOptions): Promise<RunResult> {
  return run(process.execPath, args, options);
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
