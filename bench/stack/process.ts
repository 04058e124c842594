import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { until } from '../wait.ts';

/** In ms; a busy machine takes minutes to start a process. */
const startTimeout = 600_000;

/** A server process that can be restarted. */
export type Server = ReturnType<typeof createServer>;

export interface ServerOptions {
  url: string;
  command: [file: string, ...args: string[]];
  env: NodeJS.ProcessEnv;
  cwd: string;
  /** Pins it to the first core (Linux), separate from the load. */
  pinned: boolean;
  /** The default asks `/readyz`. */
  isReady?: () => Promise<boolean>;
}

/** Creates a server, not started yet. */
export function createServer({ url, command, env, cwd, pinned, isReady }: ServerOptions) {
  const ready = isReady ?? (async () => (await fetch(`${url}/readyz`)).ok);
  let child: ChildProcess | undefined;
  async function end(signal: NodeJS.Signals): Promise<number | string | null> {
    // Without a pid the command was not found.
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return null;
    child.kill(signal);
    await once(child, 'exit');
    return child.exitCode ?? child.signalCode;
  }
  return {
    url,
    /** Of the process that runs now. */
    get pid(): number {
      return child?.pid ?? 0;
    },
    /** Resolves when the process is ready. @throws {Error} when it exits before */
    async start(): Promise<void> {
      const pin = pinned && process.platform === 'linux' ? ['taskset', '-c', '0'] : [];
      const [file = '', ...args] = [...pin, ...command];
      child = spawn(file, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
      const exited = once(child, 'exit').then(([code]) => {
        throw new Error(`${command[0]} for ${url} exited with ${code}.`);
      });
      await Promise.race([until(ready, startTimeout), exited]);
    },
    /** Sends SIGKILL and waits for the exit. */
    kill: () => end('SIGKILL'),
    /** Sends SIGTERM and waits for the exit. @returns exit code, or the signal that ended the process */
    stop: () => end('SIGTERM'),
  };
}

/** Moves a process, and what it starts unpinned, to the second core (Linux). */
export function moveToLoadCore(pid: number): void {
  if (process.platform !== 'linux') return;
  execFileSync('taskset', ['-a', '-p', '-c', '1', String(pid)], { stdio: 'ignore' });
}
