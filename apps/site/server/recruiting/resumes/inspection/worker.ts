import { parentPort, workerData } from 'node:worker_threads';
import { inspectFile } from './inspect-file.ts';
import type { Report, Task } from './run-worker.ts';

const { path, type } = workerData as Task;
const report = (message: Report) => parentPort?.postMessage(message);
report(await inspectFile(path, type, () => report({ kind: 'started' })));
