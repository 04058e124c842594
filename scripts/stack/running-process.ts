import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { UserError } from '../command.ts';
import { env } from '../env.ts';
import { guard } from '../node.ts';

/** A process that is to run until it is stopped. */
export interface ProcessOptions {
  name: string;
  /** Arguments of Node. */
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** An address that responds with success as soon as it has started. */
  url: string;
}

export type RunningProcess = ReturnType<typeof startProcess>;

/**
 * How site and staff side are run. Without these the C library keeps an arena for every thread that ever compressed or
 * hashed something, and V8 lets the young generation grow to three times 32 MB and the old one to several times of what
 * is used: half as much saves 40 to 100 MB each, for a tenth more processor time of a render.
 */
export const appRuntime = {
  args: ['--max-semi-space-size=8', '--heap-growing-percent=50'],
  env: { MALLOC_ARENA_MAX: '2' },
  /** Entry of the site's production build, relative to `apps/site` (decision 0013). */
  site: 'build/server/index.js',
};

/** Starts a child process, which prints where this process does. */
export function startProcess({ name, args, cwd, env: variables, url }: ProcessOptions) {
  const child = spawn(process.execPath, [...guard, ...args], {
    cwd,
    env: variables,
    stdio: ['ignore', 'inherit', 'inherit'],
    // A process group of its own: Ctrl-C reaches this process alone, which stops the others in order.
    detached: true,
  });
  const exit = once(child, 'exit');
  let isStopping = false;
  // Next swallows a SIGTERM while it starts.
  let stopTimeoutMs = 5_000;
  const ended = exit.then(([code, signal]) => {
    if (!isStopping) throw new UserError(`The ${name} process has ended (${signal ?? `exit code ${code}`}).`);
  });
  // A rejection before `ended` is awaited would otherwise be unhandled, and end this process.
  ended.catch(() => {});
  return {
    pid: child.pid ?? 0,
    /** Rejects when the process ends by itself, and resolves when it was stopped. */
    ended,
    /** Waits until the process is ready. @throws {UserError} when it does not answer in time */
    async waitUntilReady(): Promise<void> {
      const signal = AbortSignal.timeout(90_000);
      while (!(await fetch(url, { signal }).catch(() => undefined))?.ok) {
        if (signal.aborted) throw new UserError(`The ${name} process did not answer in time.`);
        await pause(50);
      }
      // Draining, then 20 s for requests and 15 s for tasks.
      stopTimeoutMs = env.DRAIN_SECONDS * 1_000 + 40_000;
    },
    /** Stops the process and those that it started gracefully; kills them when that takes too long. */
    async stop(): Promise<void> {
      isStopping = true;
      if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const group = process.platform === 'win32' ? child.pid : -child.pid;
      process.kill(group, 'SIGTERM');
      const timer = setTimeout(() => process.kill(group, 'SIGKILL'), stopTimeoutMs);
      await exit;
      clearTimeout(timer);
    },
  };
}
