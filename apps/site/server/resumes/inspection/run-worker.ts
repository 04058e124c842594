import { Worker } from 'node:worker_threads';
import { InspectionUnavailable } from '../inspection-unavailable.ts';
import type { ResumeType } from '../resume-refused.ts';

export type Task = { path: string; type: ResumeType };

/** `unreadable`: the storage failed, not the file. `died`: the file made the parser crash, or take too much. */
export type Verdict =
  | { kind: 'accepted' }
  | { kind: 'refused'; message: string }
  | { kind: 'unreadable'; message: string }
  | { kind: 'died' };

/** What the worker says; `started` once it has the parser and the file, and only the file can be at fault. */
export type Report = { kind: 'started' } | Exclude<Verdict, { kind: 'died' }>;

export type WorkerLimits = {
  deadlineMs: number;
  /** V8's heap, in MB. */
  heapMb: number;
  /** What a parser may hold in buffers besides the heap, in MB; V8's own limits do not count them. */
  bufferMb: number;
};

/** Often enough: a bomb fills some 10 MB in this time. */
const watchEveryMs = 100;

// Apart from `new Worker`: Vite would take the two together for a worker of the browser.
const entry = new URL('./worker.ts', import.meta.url);

/**
 * Inspects one file in a thread of its own, which never outlives the deadline or the memory given.
 * @throws {InspectionUnavailable} when the thread fails before it has seen the file
 */
export function runWorker(task: Task, { deadlineMs, heapMb, bufferMb }: WorkerLimits): Promise<Verdict> {
  const worker = new Worker(entry, {
    workerData: task,
    name: 'resume inspection',
    // The thread gets neither our settings nor our streams.
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: heapMb, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 },
  });
  worker.stdout.resume();
  worker.stderr.resume();

  const { promise, resolve, reject } = Promise.withResolvers<Verdict>();
  let started = false;
  const died = (cause?: unknown) => {
    if (started) resolve({ kind: 'died' });
    else reject(new InspectionUnavailable('The inspection could not start.', { cause }));
  };
  const deadline = setTimeout(died, deadlineMs);
  const watch = setInterval(() => {
    worker.getHeapStatistics().then(
      ({ external_memory: bytes }) => bytes > bufferMb * 1024 * 1024 && died(),
      // It has ended meanwhile; `exit` says so too.
      () => {},
    );
  }, watchEveryMs);
  worker.on('message', (report: Report) => {
    if (report.kind !== 'started') return resolve(report);
    started = true;
    // The file has the whole time, however long a busy machine took to start the thread.
    deadline.refresh();
  });
  worker.on('error', died);
  worker.on('exit', () => died());
  return promise.finally(async () => {
    clearTimeout(deadline);
    clearInterval(watch);
    await worker.terminate();
  });
}
