import { readFile } from 'node:fs/promises';
import { StorageUnavailable } from '@riverfront/backend/storage/errors';
import {
  runInWorker,
  TaskAborted,
  WorkerUnavailable,
} from '@riverfront/backend/storage/worker/run-in-worker';
import { type ResumeType, resumeTypes } from '@riverfront/contract/applications';
import { type RejectionReason, ResumeError } from './errors.ts';

/** Inspects a received file; returns its type and the name to show. */
export type InspectResume = (file: {
  path: string;
  originalName: string;
}) => Promise<{ type: ResumeType; displayName: string }>;

/** The parsers in `inspection/<type>.ts`, which return why a file is rejected and throw when it is damaged. */
const parsers: Record<ResumeType, string> = {
  pdf: 'inspectPdf',
  doc: 'inspectDoc',
  docx: 'inspectDocx',
  txt: 'inspectTxt',
};
type Parser = (bytes: Buffer) => Promise<RejectionReason | undefined>;

/**
 * Creates the inspector of uploaded résumés, which accepts what the staff side can show and what does not run.
 * Each file is parsed in a worker thread of its own, so a hostile one neither blocks nor ends the process.
 * The inspector throws {@link ResumeError} with a text for the visitor, also when the parser crashes or takes
 * too long, `WorkerUnavailable` when too many files wait, and `StorageUnavailable` when the file cannot be read.
 */
export function createResumeInspector({ deadlineMs = 10_000, idleMs = 0 } = {}): InspectResume {
  return async function inspectResume({ path, originalName }) {
    const displayName = toDisplayName(originalName);
    const type = resumeTypes.find((known) => displayName.toLowerCase().endsWith(`.${known}`));
    if (!type) throw new ResumeError('extension');
    const bytes = await readFile(path).catch((cause) => {
      throw new StorageUnavailable(String(cause), { cause });
    });
    const task = { file: `./inspection/${type}.ts`, from: import.meta.url, name: parsers[type] };
    const limits = { deadlineMs, idleMs, heapMegabytes: 128, bufferMegabytes: 96 };
    const reason = await runInWorker<Parser>({ ...task, args: [bytes] }, limits).catch((error: unknown) => {
      if (error instanceof WorkerUnavailable) throw error;
      return error instanceof TaskAborted ? 'too complex' : 'damaged';
    });
    if (reason) throw new ResumeError(reason, type);
    return { type, displayName };
  };
}

/** The inspector of this process. */
export const inspectResume = createResumeInspector();

/** Most characters of a name that is shown. */
const maxLength = 120;

/**
 * Makes a visitor's file name safe to show and to offer as a download: no path, no invisible or
 * direction-changing characters, at most 120 characters with the extension preserved, never empty.
 */
export function toDisplayName(originalName: string): string {
  const base = originalName.toWellFormed().normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  const name = base
    // Control, format (direction, zero-width), private and unassigned characters; line separators.
    .replace(/[\p{C}\p{Zl}\p{Zp}\uFFFD]/gu, '')
    .replace(/\s+/gu, ' ')
    .replace(/^[. ]+(?=.*\.)|[. ]+$/gu, '');
  const dot = name.lastIndexOf('.');
  const stem = dot < 0 ? name : name.slice(0, dot);
  const extension = dot < 0 ? '' : name.slice(dot, dot + 20);
  return truncate(stem.trim(), maxLength - extension.length) + extension;
}

/** Cuts between grapheme clusters. */
function truncate(text: string, length: number): string {
  let result = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)) {
    if (result.length + segment.length > length) break;
    result += segment;
  }
  return result.trim() || 'resume';
}
