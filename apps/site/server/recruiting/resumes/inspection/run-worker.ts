import { Worker } from 'node:worker_threads';
import type { ResumeType } from '@riverfront/contract';
import { InspectionUnavailable } from '../../../http/unavailable.ts';
import type { Inspection } from './inspect-file.ts';

/** The file that a worker inspects. */
export type Task = { path: string; type: ResumeType };

/** `crashed`: the file crashed the parser or exhausted a limit. */
export type Verdict = Inspection | { kind: 'crashed' };

/** What the worker posts; `started` once it has the parser and the file, so that only the file can be at fault. */
export type Report = { kind: 'started' } | Inspection;

/** V8's limits do not count the buffers that a parser holds beside the heap. */
const maxBufferBytes = 96 * 1024 * 1024;
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 };
/** A decompression bomb fills some 10 MB in this time. */
const pollMs = 100;

// Apart from `new Worker`: Vite would take the two together for a worker of the browser.
const entry = new URL('./worker.ts', import.meta.url);

/**
 * Inspects one file in a worker thread that never outlives the deadline or its memory limits.
 * @throws {InspectionUnavailable} when the thread fails before it has read the file
 */
export function runWorker(task: Task, deadlineMs: number): Promise<Verdict> {
  const worker = new Worker(entry, {
    workerData: task,
    name: 'resume inspection',
    // The thread gets neither the process's environment nor its streams.
    env: {},
    execArgv: [],
    stdout: true,
    stderr: true,
    resourceLimits,
  });
  worker.stdout.resume();
  worker.stderr.resume();

  const { promise, resolve, reject } = Promise.withResolvers<Verdict>();
  let started = false;
  const fail = (cause?: unknown) => {
    if (started) resolve({ kind: 'crashed' });
    else reject(new InspectionUnavailable('The inspection could not start.', { cause }));
  };
  const deadline = setTimeout(fail, deadlineMs);
  const poll = setInterval(() => {
    worker.getHeapStatistics().then(
      ({ external_memory: bytes }) => bytes > maxBufferBytes && fail(),
      // The worker has exited; the `exit` event reports it.
      () => {},
    );
  }, pollMs);
  worker.on('message', (report: Report) => {
    if (report.kind !== 'started') return resolve(report);
    started = true;
    // The file gets the whole time, however long a busy machine took to start the thread.
    deadline.refresh();
  });
  worker.on('error', fail);
  worker.on('exit', () => fail());
  return promise.finally(async () => {
    clearTimeout(deadline);
    clearInterval(poll);
    await worker.terminate();
  });
}
