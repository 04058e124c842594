import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { env } from '../env.ts';
import { UserError } from '../user-error.ts';
import { formatLine, isImportant } from './output.ts';

/** A process that is to run until it is stopped. */
export interface ProcessOptions {
  name: string;
  /** Arguments of Node. */
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Whether it has started; polled. */
  isReady: () => Promise<boolean>;
  /** Whether it responds; polled, and a process that does not for `heartbeatTimeoutMs` is killed. */
  hasHeartbeat?: ((signal: AbortSignal) => Promise<boolean>) | undefined;
  /** A minute by default. */
  heartbeatTimeoutMs?: number;
  /** Prints all of its output, not only warnings and errors. */
  verbose?: boolean;
}

const guard = join(import.meta.dirname, 'die-with-parent.ts');
const readyTimeoutMs = 90_000;
const readyIntervalMs = 50;
/** Draining, then 20 s for requests and 15 s for tasks that run. */
const stopTimeoutMs = env.DRAIN_SECONDS * 1_000 + 40_000;
/** Next swallows a SIGTERM while it starts, and a process that was never ready has nothing to finish. */
const startingStopTimeoutMs = 5_000;
const minRestartDelayMs = 500;
const maxRestartDelayMs = 30_000;
/** After running this long a process is restarted without back-off. */
const stableAfterMs = 60_000;

/** Keeps one child process running: restarts it with back-off when it ends. */
export class SupervisedProcess {
  #options: ProcessOptions;
  #process: ChildProcess | undefined;
  #isStopping = false;
  #wasReady = false;
  #restartDelayMs = minRestartDelayMs;
  #lastLines: string[] = [];

  constructor(options: ProcessOptions) {
    this.#options = options;
  }

  /**
   * Starts the process and waits until it is ready.
   * @throws {UserError} with its last lines of output when it ends before that
   */
  async start(): Promise<void> {
    if (this.#isStopping) return;
    this.#spawn();
    const deadline = Date.now() + readyTimeoutMs;
    while (!(await this.#options.isReady())) {
      if (this.#isStopping) return;
      if (!this.#process) throw this.#failure('ended while starting');
      if (Date.now() > deadline) throw this.#failure('did not answer in time');
      await pause(readyIntervalMs);
    }
    this.#wasReady = true;
    void this.#watchHeartbeat();
  }

  /** Stops the process gracefully; kills it when that takes too long. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    const running = this.#process;
    if (!running) return;
    const exited = once(running, 'exit');
    signalGroup(running, 'SIGTERM');
    const timeoutMs = this.#wasReady ? stopTimeoutMs : startingStopTimeoutMs;
    const timer = setTimeout(() => signalGroup(running, 'SIGKILL'), timeoutMs);
    await exited;
    clearTimeout(timer);
  }

  #spawn(): void {
    const { args, cwd, env } = this.#options;
    const startedAt = Date.now();
    this.#lastLines = [];
    const child = spawn(process.execPath, ['--import', guard, ...args], {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own: Ctrl-C reaches this process alone, which stops the others in order.
      detached: true,
    });
    this.#process = child;
    for (const from of ['stdout', 'stderr'] as const)
      createInterface({ input: child[from] }).on('line', (line) => this.#onLine(line, from));
    child.once('exit', (code, signal) => {
      this.#process = undefined;
      if (this.#isStopping || !this.#wasReady) return;
      if (Date.now() - startedAt > stableAfterMs) this.#restartDelayMs = minRestartDelayMs;
      this.#print(`ended (${signal ?? `exit code ${code}`}), restarting in ${this.#restartDelayMs / 1000} s`);
      setTimeout(() => this.#isStopping || this.#spawn(), this.#restartDelayMs);
      this.#restartDelayMs = Math.min(this.#restartDelayMs * 2, maxRestartDelayMs);
    });
  }

  async #watchHeartbeat(): Promise<void> {
    const { hasHeartbeat, heartbeatTimeoutMs = 60_000 } = this.#options;
    let silentSince: number | undefined;
    while (hasHeartbeat && !this.#isStopping) {
      await pause(heartbeatTimeoutMs / 6, undefined, { ref: false });
      const watched = this.#process;
      // Monotonic, so that a machine that slept has not been silent.
      const polledAt = performance.now();
      const responds = !watched || (await hasHeartbeat(AbortSignal.timeout(heartbeatTimeoutMs)));
      // A process that was restarted in the meantime has its own time to listen.
      silentSince = responds || watched !== this.#process ? undefined : (silentSince ?? polledAt);
      if (!watched || silentSince === undefined || performance.now() - silentSince < heartbeatTimeoutMs)
        continue;
      this.#print(`did not respond for ${heartbeatTimeoutMs / 1000} s`);
      signalGroup(watched, 'SIGKILL');
    }
  }

  #onLine(line: string, from: 'stdout' | 'stderr'): void {
    if (line.trim() === '') return;
    this.#lastLines = [...this.#lastLines.slice(-19), line];
    // Errors of the first start go into the UserError.
    if (this.#options.verbose || (this.#wasReady && isImportant(line, from))) this.#print(formatLine(line));
  }

  #print(text: string): void {
    console.log(`${this.#options.name.padEnd(8)} | ${text}`);
  }

  #failure(what: string): UserError {
    const [first, ...others] = this.#lastLines;
    if (first && others.length === 0) return new UserError(first);
    const output = this.#lastLines.map((line) => `\n${line}`).join('');
    return new UserError(`The ${this.#options.name} process ${what}${output ? `:${output}` : '.'}`);
  }
}

/** Signals the whole process group: some programs have processes of their own. */
function signalGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, signal);
  } catch {
    // It ended in the meantime.
  }
}
