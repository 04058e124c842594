import { readFile } from 'node:fs/promises';
import { type ResumeType, resumeTypes } from '@riverfront/contract/application-limits';
import { createConcurrencyLimit } from '../../limits/concurrency-limit.ts';
import { StorageUnavailable } from '../../storage/errors.ts';
import {
  runInWorker,
  TaskAborted,
  tooManyFiles,
  WorkerUnavailable,
} from '../../storage/worker/run-in-worker.ts';
import { programName } from './inspection/active-content.ts';
import { isCompoundFile } from './inspection/doc.ts';

/** Inspects a received file; returns its type and the name to show. */
export type InspectResume = (file: {
  path: string;
  originalName: string;
}) => Promise<{ type: ResumeType; displayName: string }>;

/** A résumé that was received and inspected, still outside the store. */
export interface InspectedResume {
  path: string;
  displayName: string;
  type: ResumeType;
  size: number;
  sha256: string;
}

/** The parsers in `inspection/<type>.ts`, which return why a file is rejected and throw when it is damaged. */
const parsers: Record<ResumeType, string> = {
  pdf: 'inspectPdf',
  doc: 'inspectDoc',
  docx: 'inspectDocx',
  txt: 'inspectTxt',
};

/**
 * What two cores inspect in a minute, at some 0.3 s a file. The files wait on the disk, at most 5 MB each. Proxies wait
 * longer for an answer than the minute (deploy/nginx.conf).
 */
const waiting = { concurrency: 2, maxQueued: 400, maxWaitMs: 60_000 };

type Parser = (bytes: Buffer) => Promise<RejectionReason | undefined>;

/**
 * Creates the inspector of uploaded résumés, which accepts what the staff side can show and what does not run.
 * Each file is parsed in a worker thread of its own, so a hostile one neither blocks nor ends the process. It is read
 * from the disk when its worker starts.
 * The inspector throws {@link ResumeError} with a text for the visitor, also when the parser crashes or takes
 * too long, `WorkerUnavailable` when too many files wait, and `StorageUnavailable` when the file cannot be read.
 */
export function createResumeInspector({ deadlineMs = 10_000, idleMs = 0 } = {}): InspectResume {
  const runLimited = createConcurrencyLimit({ ...waiting, createError: tooManyFiles });
  return async function inspectResume({ path, originalName }) {
    const displayName = toDisplayName(originalName);
    const named = resumeTypes.find((known) => displayName.toLowerCase().endsWith(`.${known}`));
    if (!named && programName.test(displayName)) throw new ResumeError('extension');
    const limits = { deadlineMs, idleMs, heapMegabytes: 128, bufferMegabytes: 96 };
    const { type, reason } = await runLimited(async () => {
      const bytes = await readFile(path).catch((cause) => {
        throw new StorageUnavailable(String(cause), { cause });
      });
      const type = named ?? findType(bytes);
      const task = { file: `./inspection/${type}.ts`, from: import.meta.url, name: parsers[type] };
      const reason = await runInWorker<Parser>({ ...task, args: [bytes] }, limits).catch((error: unknown) => {
        if (error instanceof WorkerUnavailable) throw error;
        return error instanceof TaskAborted ? 'too complex' : 'damaged';
      });
      return { type, reason };
    });
    // A file that is no text either has another type.
    const isUnknown = !named && (reason === 'another type' || (reason && type === 'txt'));
    if (reason) throw isUnknown ? new ResumeError('extension') : new ResumeError(reason, type);
    return { type, displayName: named ? displayName : toDisplayName(`${displayName}.${type}`) };
  };
}

/** The type of a file whose name has none, as of messengers and of phones, by its first bytes. */
function findType(bytes: Buffer): ResumeType {
  if (bytes.subarray(0, 1024).includes('%PDF-')) return 'pdf';
  if (isCompoundFile(bytes)) return 'doc';
  return bytes.toString('latin1', 0, 4) === 'PK\x03\x04' ? 'docx' : 'txt';
}

/** The inspector of this process. */
export const inspectResume = createResumeInspector();

/** Converts an inspected résumé to the fields of its application. */
export function toStoredResume(
  { displayName, type, size, sha256 }: InspectedResume,
  { storedName, isScanned }: { storedName: string | undefined; isScanned: boolean },
) {
  const scan = isScanned ? ('waiting' as const) : ('off' as const);
  return { storedName, fileName: displayName, fileType: type, size, sha256, scan };
}

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

const kinds: Record<ResumeType, string> = {
  pdf: 'PDF file',
  doc: 'Word file (.doc)',
  docx: 'Word file (.docx)',
  txt: 'plain text file',
};

/** What to do about a file, as the visitor reads it, by the reason that staff count. */
const texts = {
  'another type': (kind: string, type: ResumeType) =>
    `This is not a ${kind}, although its name ends in .${type}. Please open it in the program that you use for it, save your résumé as PDF or DOCX, and choose that file.`,
  damaged: (kind: string) =>
    `This ${kind} is damaged and cannot be read. Please save your résumé again and choose the new file.`,
  password: (kind: string) =>
    `This ${kind} is protected with a password or a certificate. Please save your résumé without this protection and choose the new file.`,
  'too old': (kind: string) =>
    `This ${kind} was made by a version of Word before 1997. Please open it in a newer one, save your résumé as PDF or DOCX, and choose that file.`,
  macros: (kind: string) =>
    `This ${kind} contains macros. Please save your résumé as PDF, or as a document without macros, and choose the new file.`,
  program: (kind: string) =>
    `This ${kind} contains or starts a program. Please print your résumé to a new PDF and choose that file.`,
  'too complex': (kind: string) =>
    `This ${kind} is too large or too complicated. Please save a simpler version of your résumé, or a PDF, and choose the new file.`,
  empty: () => 'The file is empty. Please choose another one.',
  encoding: () =>
    'This text file is in an encoding we cannot read. Please save it as UTF-8 (in Notepad: Save as, Encoding), or as PDF, and choose it again.',
};

/** Why a file is rejected. */
export type RejectionReason = keyof typeof texts;

/** A file that is not an acceptable résumé. `message` tells the visitor what to do, `reason` is what staff count. */
export class ResumeError extends Error {
  override readonly name = 'ResumeError';
  readonly reason: string;

  constructor(reason: RejectionReason, type: ResumeType);
  constructor(reason: 'extension');
  constructor(reason: RejectionReason | 'extension', type: ResumeType = 'pdf') {
    super(
      reason === 'extension'
        ? 'Please choose a PDF, DOC, DOCX or TXT file.'
        : texts[reason](kinds[type], type),
    );
    this.reason = reason === 'extension' ? 'Not PDF, DOC, DOCX or TXT' : `${type.toUpperCase()}: ${reason}`;
  }
}
