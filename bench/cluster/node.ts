import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { until } from '../until.ts';

/** Ten minutes, in ms: on a machine that is busy with other work a start takes long, and is not what is measured. */
const startPatience = 600_000;

/** One process of the cluster. */
export interface Node {
  url: string;
  start(): Promise<void>;
  /** SIGKILL. */
  kill(): Promise<void>;
  /** TERM, and then as long as it takes; gives the exit code or the signal that ended it. */
  stop(): Promise<number | string | null>;
}

/** A process that can be ended and started again; started is when `/readyz` says so. */
export function createNode(options: {
  url: string;
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
}): Node {
  const { url, args, cwd, env } = options;
  let child: ChildProcess | undefined;
  async function end(signal: NodeJS.Signals): Promise<number | string | null> {
    if (!child || child.exitCode !== null || child.signalCode !== null) return null;
    child.kill(signal);
    await once(child, 'exit');
    return child.exitCode ?? child.signalCode;
  }
  return {
    url,
    async start() {
      const started = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
      child = started;
      await until(async () => {
        if (started.exitCode !== null) throw new Error(`The process for ${url} ended.`);
        return (await fetch(`${url}/readyz`)).ok;
      }, startPatience);
    },
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}
