import { type ChildProcess, spawn } from 'node:child_process';
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
  /** The core that it is pinned to (Linux). */
  core?: 0 | 1;
  /** The default asks `/readyz`. */
  isReady?: () => Promise<boolean>;
}

/** Creates a server, not started yet. */
export function createServer({ url, command, env, cwd, core, isReady }: ServerOptions) {
  const ready = isReady ?? (async () => (await fetch(`${url}/readyz`)).ok);
  let child: ChildProcess | undefined;
  async function end(signal: NodeJS.Signals): Promise<void> {
    // Without a pid the command was not found.
    if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }
  return {
    url,
    /** Of the process that runs now. */
    get pid(): number {
      return child?.pid ?? 0;
    },
    /** Resolves when the process is ready. @throws {Error} when it exits before */
    async start(): Promise<void> {
      const pin = core === undefined ? [] : ['taskset', '-c', String(core)];
      const [file = '', ...args] = [...pin, ...command];
      child = spawn(file, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
      const exited = once(child, 'exit').then(([code]) => {
        throw new Error(`${command[0]} for ${url} exited with ${code}.`);
      });
      await Promise.race([until(ready, startTimeout), exited]);
    },
    /** Sends SIGKILL and waits for the exit. */
    kill: () => end('SIGKILL'),
    /** Sends SIGTERM and waits for the exit. */
    stop: () => end('SIGTERM'),
  };
}
