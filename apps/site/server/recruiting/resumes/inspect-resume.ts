import { StorageUnavailable } from '@riverfront/backend/platform';
import { type ResumeType, resumeTypes } from '@riverfront/contract/applications';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { toDisplayName } from './display-name.ts';
import { ResumeError } from './errors.ts';
import { rejection } from './inspection/rejections.ts';
import { runWorker, type Task, type Verdict } from './inspection/run-worker.ts';

/** Inspects a received file; returns its type and the name to show. */
export type InspectResume = (file: {
  path: string;
  originalName: string;
}) => Promise<{ type: ResumeType; displayName: string }>;

interface InspectorOptions {
  deadlineMs?: number;
  /** At some 0.3 s a file on two threads, the last of 32 waits 5 s. */
  maxQueued?: number;
  /** Tests of what files contain skip the thread. */
  run?: (task: Task, deadlineMs: number) => Promise<Verdict>;
}

/**
 * Creates the inspector of uploaded résumés: extension, magic number and a real parse must agree.
 * Each file is parsed in a worker thread of its own, so a hostile one neither blocks nor ends the process.
 * The inspector throws {@link ResumeError} with a text for the visitor, also when the parser crashes or takes
 * too long, `InspectionUnavailable` when too many files wait, and `StorageUnavailable` when the file cannot be read.
 */
export function createResumeInspector(options: InspectorOptions = {}): InspectResume {
  const { deadlineMs = 10_000, maxQueued = 32, run = runWorker } = options;
  const runLimited = createConcurrencyLimit({ concurrency: 2, maxQueued });
  return async function inspectResume({ path, originalName }) {
    const displayName = toDisplayName(originalName);
    const type = resumeTypes.find((known) => displayName.toLowerCase().endsWith(`.${known}`));
    if (!type) throw new ResumeError('Please choose a PDF, DOC, DOCX or TXT file.');

    const verdict = await runLimited(() => run({ path, type }, deadlineMs));
    if (verdict.kind === 'unreadable') throw new StorageUnavailable(verdict.message);
    if (verdict.kind === 'rejected') throw new ResumeError(verdict.message);
    if (verdict.kind === 'crashed') throw rejection(type, 'damaged');
    return { type, displayName };
  };
}

/** The inspector of this process; one queue for all requests, so that its limit holds for the machine. */
export const inspectResume = createResumeInspector();
