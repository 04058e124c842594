import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { env } from '../env.ts';
import { UserError } from '../user-error.ts';

/** A process that is to run until it is stopped. */
export interface ProcessOptions {
  name: string;
  /** Arguments of Node. */
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Whether it has started; polled. */
  isReady: () => Promise<boolean>;
}

export type RunningProcess = ReturnType<typeof startProcess>;

const guard = join(import.meta.dirname, 'die-with-parent.ts');

/**
 * Starts a child process, which prints where this process does.
 * @param onEnd called when it ends by itself after it was ready
 */
export function startProcess(
  { name, args, cwd, env: variables, isReady }: ProcessOptions,
  onEnd: () => void,
) {
  const child = spawn(process.execPath, ['--import', guard, ...args], {
    cwd,
    env: variables,
    stdio: ['ignore', 'inherit', 'inherit'],
    // A process group of its own: Ctrl-C reaches this process alone, which stops the others in order.
    detached: true,
  });
  const exit = once(child, 'exit');
  let state: 'starting' | 'ready' | 'stopping' = 'starting';
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  /** Signals the whole group: some programs have processes of their own. */
  function signal(one: NodeJS.Signals): void {
    if (hasEnded() || child.pid === undefined) return;
    process.kill(process.platform === 'win32' ? child.pid : -child.pid, one);
  }
  child.once('exit', (code, by) => {
    if (state !== 'ready') return;
    console.error(`The ${name} process has ended (${by ?? `exit code ${code}`}).`);
    onEnd();
  });
  return {
    /** Waits until the process is ready or is stopped. @throws {UserError} when it ends before; its output says why */
    async waitUntilReady(): Promise<void> {
      const deadline = Date.now() + 90_000;
      while (!(await Promise.race([isReady(), exit.then(() => false)]))) {
        if (state === 'stopping') return;
        if (hasEnded()) throw new UserError(`The ${name} process ended while starting.`);
        if (Date.now() > deadline) throw new UserError(`The ${name} process did not answer in time.`);
        await pause(50);
      }
      if (state === 'starting') state = 'ready';
    },
    /** Stops the process gracefully; kills it when that takes too long. */
    async stop(): Promise<void> {
      // Draining, then 20 s for requests and 15 s for tasks. Next swallows a SIGTERM while it starts.
      const timeoutMs = state === 'ready' ? env.DRAIN_SECONDS * 1_000 + 40_000 : 5_000;
      state = 'stopping';
      if (hasEnded()) return;
      signal('SIGTERM');
      const timer = setTimeout(signal, timeoutMs, 'SIGKILL');
      await exit;
      clearTimeout(timer);
    },
  };
}
