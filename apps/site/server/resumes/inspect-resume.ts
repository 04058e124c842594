import { StorageUnavailable } from '@riverfront/content/resumes';
import { displayName } from './display-name.ts';
import { damaged, emptyFile } from './inspection/refusals.ts';
import { runWorker } from './inspection/run-worker.ts';
import { ResumeRefused, type ResumeType, resumeTypes } from './resume-refused.ts';
import { createWaitingLine } from './waiting-line.ts';

export { InspectionUnavailable } from './inspection-unavailable.ts';
export { ResumeRefused, type ResumeType } from './resume-refused.ts';

export type InspectResume = (file: {
  path: string;
  originalName: string;
  size: number;
}) => Promise<{ type: ResumeType; displayName: string }>;

/**
 * Makes the inspector of uploaded résumés: extension, first bytes and a real parse
 * must agree (requirements, Security, "upload"). Each file is parsed in a thread of
 * its own, so a hostile one neither blocks nor ends the process. The inspector
 * - throws {@link ResumeRefused} with a text for the visitor, also when the parser crashes or takes too long,
 * - throws {@link InspectionUnavailable} when too many files wait, `StorageUnavailable` when the file cannot be read.
 */
export function createResumeInspector({
  deadlineMs = 10_000,
  parallel = 2,
  /** At some 0.3 s a file on two threads the last in line waits 5 s. */
  waiting = 32,
  heapMb = 128,
  bufferMb = 96,
} = {}): InspectResume {
  const inTurn = createWaitingLine({ parallel, waiting });
  return async function inspectResume({ path, originalName, size }) {
    if (size === 0) throw emptyFile();
    const name = displayName(originalName);
    const type = resumeTypes.find((known) => name.toLowerCase().endsWith(`.${known}`));
    if (!type) throw new ResumeRefused('Please choose a PDF, DOC, DOCX or TXT file.');

    const verdict = await inTurn(() => runWorker({ path, type }, { deadlineMs, heapMb, bufferMb }));
    if (verdict.kind === 'unreadable') throw new StorageUnavailable(verdict.message);
    if (verdict.kind === 'refused') throw new ResumeRefused(verdict.message);
    if (verdict.kind === 'died') throw damaged(type);
    return { type, displayName: name };
  };
}

/** The inspector of this process: one line for all requests, so that the bound holds for the machine. */
export const inspectResume = createResumeInspector();
