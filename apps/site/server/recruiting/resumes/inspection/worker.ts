import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import type { ResumeType } from '@riverfront/contract';
import { ResumeError } from '../errors.ts';
import { rejection } from './rejections.ts';
import type { Report, Task } from './run-worker.ts';

type Inspect = (bytes: Buffer) => void | Promise<void>;

/** Imported on demand: a worker inspects one file and needs one parser. */
const parsers: Record<ResumeType, () => Promise<Inspect>> = {
  pdf: async () => (await import('./pdf.ts')).inspectPdf,
  doc: async () => (await import('./doc.ts')).inspectDoc,
  docx: async () => (await import('./docx.ts')).inspectDocx,
  txt: async () => (await import('./txt.ts')).inspectTxt,
};

const { path, type } = workerData as Task;
const report = (message: Report) => parentPort?.postMessage(message);
const inspect = await parsers[type]();
const bytes = readUpload();
if (bytes) {
  report({ kind: 'started' });
  try {
    await inspect(bytes);
    report({ kind: 'accepted' });
  } catch (error) {
    const { message } = error instanceof ResumeError ? error : rejection(type, 'damaged');
    report({ kind: 'rejected', message });
  }
}

function readUpload(): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    report({ kind: 'unreadable', message: String(error) });
    return undefined;
  }
}
