import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { env } from '../env.ts';
import { Refusal } from '../refusal.ts';
import { deservesAttention, eachLine, forPeople } from './output.ts';

/** A process that shall run until it is told to stop. */
export interface ChildSpec {
  name: string;
  /** Arguments of this Node. */
  args: string[];
  cwd: string;
  env: NodeJS.ProcessEnv;
  /** Whether it answers yet; asked again and again. */
  isReady: () => Promise<boolean>;
  /** Whether it still responds; asked now and then, and a process that does not is ended. */
  hasPulse?: () => Promise<boolean>;
  /** Show every line of its output, not only warnings and errors. */
  verbose?: boolean;
}

const guard = join(import.meta.dirname, 'die-with-parent.ts');
const readyWithinMs = 90_000;
const askEveryMs = 50;
const pulseEveryMs = 10_000;
/** Serving on for a while, then 20 s for requests and 15 s for jobs that run. */
const stopWithinMs = env.DRAIN_SECONDS * 1_000 + 40_000;
const longestPauseMs = 30_000;
/** Running this long counts as recovered: the next pause is short again. */
const recoveredAfterMs = 60_000;

/** Keeps one child process running: when it dies it is started again, with growing pauses. */
export class Child {
  readonly name: string;
  #spec: ChildSpec;
  #process: ChildProcess | undefined;
  #stopping = false;
  #wasReady = false;
  #pauseMs = 500;
  #startedAt = 0;
  #lastLines: string[] = [];

  constructor(spec: ChildSpec) {
    this.name = spec.name;
    this.#spec = spec;
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /**
   * Starts the process and waits until it answers.
   * @throws {Refusal} when it ends before that, with its own last words
   */
  async start(): Promise<void> {
    if (this.#stopping) return;
    this.#launch();
    const deadline = Date.now() + readyWithinMs;
    while (!(await this.#spec.isReady())) {
      if (this.#stopping) return;
      if (!this.#process) throw new Refusal(this.#lastWords('ended while starting'));
      if (Date.now() > deadline) throw new Refusal(this.#lastWords('did not answer in time'));
      await pause(askEveryMs);
    }
    this.#wasReady = true;
    void this.#watchPulse();
  }

  /** Asks it to stop, and makes it when it does not. */
  async stop(): Promise<void> {
    this.#stopping = true;
    const running = this.#process;
    if (!running?.pid) return;
    const exited = once(running, 'exit');
    signal(running.pid, 'SIGTERM');
    const patience = setTimeout(() => running.pid && signal(running.pid, 'SIGKILL'), stopWithinMs);
    await exited;
    clearTimeout(patience);
  }

  #launch(): void {
    this.#startedAt = Date.now();
    this.#lastLines = [];
    const child = spawn(process.execPath, ['--import', guard, ...this.#spec.args], {
      cwd: this.#spec.cwd,
      env: this.#spec.env,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A group of its own: Ctrl-C reaches us alone, and we stop the processes in order.
      detached: true,
    });
    this.#process = child;
    eachLine(child.stdout, (line) => this.#onLine(line, 'stdout'));
    eachLine(child.stderr, (line) => this.#onLine(line, 'stderr'));
    child.once('exit', (code, by) => this.#onExit(by ?? `exit code ${code}`));
  }

  async #watchPulse(): Promise<void> {
    const { hasPulse } = this.#spec;
    while (hasPulse && !this.#stopping) {
      await pause(pulseEveryMs, undefined, { ref: false });
      const watched = this.#process;
      if (watched?.pid && !(await hasPulse()) && watched === this.#process) signal(watched.pid, 'SIGKILL');
    }
  }

  #onLine(line: string, from: 'stdout' | 'stderr'): void {
    this.#lastLines.push(line);
    if (this.#lastLines.length > 20) this.#lastLines.shift();
    // While it starts for the first time, its errors are kept for the refusal.
    const show = this.#spec.verbose || (this.#wasReady && deservesAttention(line, from));
    if (show) console.log(`${this.name.padEnd(8)} | ${forPeople(line)}`);
  }

  #onExit(how: string): void {
    this.#process = undefined;
    if (this.#stopping || !this.#wasReady) return;
    if (Date.now() - this.#startedAt > recoveredAfterMs) this.#pauseMs = 500;
    console.log(`${this.name.padEnd(8)} | ended (${how}), starting again in ${this.#pauseMs / 1000} s`);
    setTimeout(() => this.#stopping || this.#launch(), this.#pauseMs);
    this.#pauseMs = Math.min(this.#pauseMs * 2, longestPauseMs);
  }

  #lastWords(what: string): string {
    if (this.#lastLines.length === 1) return String(this.#lastLines[0]);
    const words = this.#lastLines.map((line) => `\n${line}`).join('');
    return `The ${this.name} process ${what}${words ? `:${words}` : '.'}`;
  }
}

/** To the whole group: some programs do their work in processes of their own. */
function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(process.platform === 'win32' ? pid : -pid, name);
  } catch {
    // It ended in the meantime.
  }
}
