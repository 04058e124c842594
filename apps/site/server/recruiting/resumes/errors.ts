import type { ResumeType } from '@riverfront/contract';

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
    `This ${kind} is protected with a password. Please save your résumé without the password and choose the new file.`,
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
