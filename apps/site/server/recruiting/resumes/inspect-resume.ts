import { readFile } from 'node:fs/promises';
import { runInWorker, StorageUnavailable, WorkerUnavailable } from '@riverfront/backend/platform';
import { type ResumeType, resumeTypes } from '@riverfront/contract/applications';
import { toDisplayName } from './display-name.ts';
import { ResumeError } from './errors.ts';
import { rejection } from './inspection/rejections.ts';

/** Inspects a received file; returns its type and the name to show. */
export type InspectResume = (file: {
  path: string;
  originalName: string;
}) => Promise<{ type: ResumeType; displayName: string }>;

/** The parsers in `inspection/<type>.ts`, which throw {@link ResumeError} with what to do about a file. */
const parsers: Record<ResumeType, string> = {
  pdf: 'inspectPdf',
  doc: 'inspectDoc',
  docx: 'inspectDocx',
  txt: 'inspectTxt',
};
type Parser = (bytes: Buffer) => void | Promise<void>;

interface InspectorOptions {
  deadlineMs?: number;
  /** Tests of what files contain skip the thread. */
  run?: (type: ResumeType, bytes: Buffer, deadlineMs: number) => void | Promise<void>;
}

/**
 * Creates the inspector of uploaded résumés: extension, magic number and a real parse must agree.
 * Each file is parsed in a worker thread of its own, so a hostile one neither blocks nor ends the process.
 * The inspector throws {@link ResumeError} with a text for the visitor, also when the parser crashes or takes
 * too long, `WorkerUnavailable` when too many files wait, and `StorageUnavailable` when the file cannot be read.
 */
export function createResumeInspector(options: InspectorOptions = {}): InspectResume {
  const { deadlineMs = 10_000, run = runParser } = options;
  return async function inspectResume({ path, originalName }) {
    const displayName = toDisplayName(originalName);
    const type = resumeTypes.find((known) => displayName.toLowerCase().endsWith(`.${known}`));
    if (!type) throw new ResumeError('Please choose a PDF, DOC, DOCX or TXT file.');
    const bytes = await readFile(path).catch((cause) => {
      throw new StorageUnavailable(String(cause), { cause });
    });
    try {
      await run(type, bytes, deadlineMs);
    } catch (error) {
      if (error instanceof WorkerUnavailable) throw error;
      const isRejected = error instanceof Error && error.name === 'ResumeError';
      throw isRejected ? new ResumeError(error.message) : rejection(type, 'damaged');
    }
    return { type, displayName };
  };
}

function runParser(type: ResumeType, bytes: Buffer, deadlineMs: number): Promise<void> {
  const task = { file: `./inspection/${type}.ts`, from: import.meta.url, name: parsers[type] };
  const limits = { deadlineMs, heapMegabytes: 128, bufferMegabytes: 96 };
  return runInWorker<Parser>({ ...task, args: [bytes] }, limits);
}

/** The inspector of this process. */
export const inspectResume = createResumeInspector();
