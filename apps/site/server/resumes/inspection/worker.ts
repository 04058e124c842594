import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { ResumeRefused, type ResumeType } from '../resume-refused.ts';
import { damaged } from './refusals.ts';
import type { Report, Task } from './run-worker.ts';

type Inspect = (bytes: Buffer) => void | Promise<void>;

/** Each parser is loaded only when its kind of file comes: pdf.js alone takes a tenth of a second. */
const parsers: Record<ResumeType, () => Promise<Inspect>> = {
  pdf: async () => (await import('./pdf.ts')).inspectPdf,
  doc: async () => (await import('./doc.ts')).inspectDoc,
  docx: async () => (await import('./docx.ts')).inspectDocx,
  txt: async () => (await import('./txt.ts')).inspectTxt,
};

const { path, type } = workerData as Task;
const report = (message: Report) => parentPort?.postMessage(message);
const inspect = await parsers[type]();
const bytes = read();
if (bytes) {
  report({ kind: 'started' });
  report(await verdictOn(bytes));
}

function read(): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch (error) {
    report({ kind: 'unreadable', message: String(error) });
    return undefined;
  }
}

async function verdictOn(bytes: Buffer): Promise<Report> {
  try {
    await inspect(bytes);
    return { kind: 'accepted' };
  } catch (error) {
    const refusal = error instanceof ResumeRefused ? error : damaged(type);
    return { kind: 'refused', message: refusal.message };
  }
}
