import { Worker } from 'node:worker_threads';
import { createConcurrencyLimit } from '../../limits/concurrency-limit.ts';

/** A worker thread cannot run a task for now, which is not the fault of its input. */
export class WorkerUnavailable extends Error {
  override readonly name = 'WorkerUnavailable';
  // Payload answers with these.
  readonly status = 503;
  readonly isPublic = true;
}

/** Creates the error of a file that may not wait until others have been read. */
export function tooManyFiles(): WorkerUnavailable {
  return new WorkerUnavailable('Too many files are being read. Please try again in a minute.');
}

/** An exported function of a source file, and its arguments, which are cloned. */
export interface Task<A = unknown[]> {
  /** Relative to `from`, which is `import.meta.url`. Node runs the source: a bundler would not know of it. */
  file: string;
  from: string;
  name: string;
  args: A;
}

interface TaskLimits {
  /** Milliseconds for the function; as many for loading its module. */
  deadlineMs: number;
  heapMegabytes: number;
  /** Buffers are outside of the heap, where V8's limits do not count them. */
  bufferMegabytes: number;
  /** Milliseconds for which the thread then waits for the next task of its file; by default it ends at once. */
  idleMs?: number;
}

/** What the thread posts: `loaded` once it has the function, so that only the input can be at fault. */
export type Report =
  | { kind: 'loaded' }
  | { kind: 'returned'; value: unknown }
  | { kind: 'threw'; error: Thrown };

/** What of an error crosses the thread, so that `isAPIError` recognises one: cloning would lose its name. */
type Thrown = Pick<Error, 'name' | 'message' | 'stack'> & { status?: number; isPublic?: boolean };

/** A task that crashed its thread, or exceeded its deadline or memory. */
export class TaskAborted extends Error {
  override readonly name = 'TaskAborted';
}

/** A decompression bomb fills some 10 MB in this time. */
const pollMs = 100;

/** Threads that wait for the next task of their file. */
const idle = new Map<string, { worker: Worker; timer: NodeJS.Timeout }>();

const toUrl = (file: string, from: string) => new URL(file, from);
const entry = toUrl('./worker.ts', import.meta.url);

/** At some 0.3 s a file on two threads, the last of 32 waits 5 s. */
const runLimited = createConcurrencyLimit({ concurrency: 2, maxQueued: 32, createError: tooManyFiles });

/**
 * Calls a function in a worker thread that never outlives its deadline or its memory limits. Native code, such as
 * librsvg, cannot be terminated this way.
 * @throws what the function throws, with its name, message and status
 * @throws {TaskAborted} when it crashed or exceeded a limit
 * @throws {WorkerUnavailable} when too many tasks wait, or the thread fails before it has loaded the function
 */
export async function runInWorker<F extends (...args: never[]) => unknown>(
  task: Task<Parameters<F>>,
  limits: TaskLimits,
): Promise<Awaited<ReturnType<F>>> {
  return (await runLimited(() => run(task, limits))) as Awaited<ReturnType<F>>;
}

async function run(task: Task, limits: TaskLimits): Promise<unknown> {
  const { href } = toUrl(task.file, task.from);
  const worker = takeIdle(href) ?? new TaskWorker(task, limits);
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  let [isLoaded, isDone] = [false, false];
  const fail = (cause?: unknown) =>
    reject(
      isLoaded
        ? new TaskAborted(`${task.name} was terminated`, { cause })
        : new WorkerUnavailable('This cannot be read at the moment. Please try again.', { cause }),
    );
  const deadline = setTimeout(fail, limits.deadlineMs);
  const poll = setInterval(() => {
    worker.getHeapStatistics().then(
      ({ external_memory: bytes }) => bytes > limits.bufferMegabytes * 1024 ** 2 && fail(),
      // The worker has exited; the `exit` event reports it.
      () => {},
    );
  }, pollMs);
  const onExit = () => fail();
  const onMessage = (report: Report) => {
    isDone = report.kind !== 'loaded';
    isLoaded = true;
    // The input gets the whole time, however long a busy machine took to start the thread.
    deadline.refresh();
    if (report.kind === 'returned') resolve(report.value);
    if (report.kind === 'threw') reject(Object.assign(new Error(), report.error));
  };
  worker.on('message', onMessage).on('error', fail).on('exit', onExit);
  worker.postMessage(task);
  try {
    return await promise;
  } finally {
    clearTimeout(deadline);
    clearInterval(poll);
    worker.off('message', onMessage).off('error', fail).off('exit', onExit);
    if (isDone && limits.idleMs && !idle.has(href)) putIdle(href, worker, limits.idleMs);
    else await worker.terminate();
  }
}

/** A subclass, because Next's bundler follows `new Worker` and cannot resolve its file. */
class TaskWorker extends Worker {
  constructor({ name }: Task, { heapMegabytes }: TaskLimits) {
    super(entry, {
      name,
      // The thread gets neither the process's environment nor its streams.
      env: {},
      execArgv: [],
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
    });
    this.stdout.resume();
    this.stderr.resume();
  }
}

function putIdle(href: string, worker: Worker, idleMs: number): void {
  const end = () => {
    takeIdle(href);
    void worker.terminate();
  };
  // It must not keep the process alive.
  worker.on('error', end).on('exit', end).unref();
  idle.set(href, { worker, timer: setTimeout(end, idleMs).unref() });
}

function takeIdle(href: string): Worker | undefined {
  const { worker, timer } = idle.get(href) ?? {};
  idle.delete(href);
  clearTimeout(timer);
  worker?.removeAllListeners('error').removeAllListeners('exit').ref();
  return worker;
}
