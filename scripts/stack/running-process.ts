import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
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

/** A child process with its output. */
export class RunningProcess {
  readonly #options: ProcessOptions;
  readonly #process: ChildProcess;
  readonly #exit: Promise<unknown>;
  #isStopping = false;
  #wasReady = false;
  #lastLines: string[] = [];

  /** @param onEnd called when the process ends by itself after it was ready */
  constructor(options: ProcessOptions, onEnd: () => void) {
    this.#options = options;
    const { args, cwd, env } = options;
    const child = spawn(process.execPath, ['--import', guard, ...args], {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      // A process group of its own: Ctrl-C reaches this process alone, which stops the others in order.
      detached: true,
    });
    this.#process = child;
    this.#exit = once(child, 'exit');
    for (const from of ['stdout', 'stderr'] as const)
      createInterface({ input: child[from] }).on('line', (line) => this.#onLine(line, from));
    child.once('exit', (code, signal) => {
      if (this.#isStopping || !this.#wasReady) return;
      this.#print(`ended (${signal ?? `exit code ${code}`})`);
      onEnd();
    });
  }

  /**
   * Waits until the process is ready or is stopped.
   * @throws {UserError} with its last lines of output when it ends before that
   */
  async waitUntilReady(): Promise<void> {
    const deadline = Date.now() + readyTimeoutMs;
    while (!(await this.#options.isReady())) {
      if (this.#isStopping) return;
      if (this.#hasEnded()) throw this.#failure('ended while starting');
      if (Date.now() > deadline) throw this.#failure('did not answer in time');
      await pause(readyIntervalMs);
    }
    this.#wasReady = true;
  }

  /** Stops the process gracefully; kills it when that takes too long. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    if (this.#hasEnded()) return;
    signalGroup(this.#process, 'SIGTERM');
    const timeoutMs = this.#wasReady ? stopTimeoutMs : startingStopTimeoutMs;
    const timer = setTimeout(() => signalGroup(this.#process, 'SIGKILL'), timeoutMs);
    await this.#exit;
    clearTimeout(timer);
  }

  #hasEnded(): boolean {
    return this.#process.exitCode !== null || this.#process.signalCode !== null;
  }

  #onLine(line: string, from: 'stdout' | 'stderr'): void {
    if (line.trim() === '') return;
    this.#lastLines = [...this.#lastLines.slice(-19), line];
    // Console lines are JSON there: see `runService`.
    if (!process.stdout.isTTY) process.stdout.write(`${toJsonLine(this.#options.name, line, from)}\n`);
    // Errors of the start go into the UserError.
    else if (this.#options.verbose || (this.#wasReady && isImportant(line, from)))
      this.#print(formatLine(line));
  }

  #print(text: string): void {
    console.log(`${this.#options.name.padEnd(8)} | ${text}`);
  }

  #failure(what: string): UserError {
    const [first, ...others] = this.#lastLines.map(formatLine);
    if (first && others.length === 0) return new UserError(first);
    const output = this.#lastLines.map((line) => `\n${formatLine(line)}`).join('');
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

const levels: Record<number, string> = { 20: 'debug', 30: 'info', 40: 'warning', 50: 'error', 60: 'fatal' };

/** A line of pino's JSON. */
interface LogLine {
  level: number;
  msg?: string;
  err?: { message?: string };
  [detail: string]: unknown;
}

function parseLine(line: string): LogLine | undefined {
  if (!line.startsWith('{"level":')) return undefined;
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/** Whether a terminal shows a line: warnings and worse, or whatever LOG_LEVEL asks for. */
export function isImportant(line: string, from: 'stdout' | 'stderr'): boolean {
  const level = parseLine(line)?.level;
  if (level !== undefined && env.inherited.LOG_LEVEL) return true;
  return (level ?? (from === 'stderr' ? 40 : 0)) >= 40;
}

/** Returns a line of JSON as it is, and any other one in JSON. */
export function toJsonLine(name: string, line: string, from: 'stdout' | 'stderr'): string {
  if (parseLine(line)) return line;
  const msg = stripVTControlCharacters(line);
  return JSON.stringify({ level: from === 'stderr' ? 40 : 30, time: new Date().toISOString(), name, msg });
}

/** Formats a log line for people. */
export function formatLine(line: string): string {
  const parsed = parseLine(line);
  if (!parsed) return line;
  const {
    level,
    msg,
    err,
    time: _time,
    pid: _pid,
    hostname: _host,
    name: _name,
    requestId: _id,
    ...details
  } = parsed;
  const rest = Object.entries(details).map(
    ([name, value]) => `${name}=${typeof value === 'object' ? JSON.stringify(value) : value}`,
  );
  return [levels[level] ?? level, msg, err?.message, ...rest].filter(Boolean).join(' ');
}
