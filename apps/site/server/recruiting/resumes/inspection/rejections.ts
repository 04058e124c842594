import type { ResumeType } from '@riverfront/contract';
import { ResumeError } from '../errors.ts';

const kinds: Record<ResumeType, string> = {
  pdf: 'PDF file',
  doc: 'Word file (.doc)',
  docx: 'Word file (.docx)',
  txt: 'plain text file',
};

/** Why a file is rejected and what to do about it, as the visitor reads it. */
const reasons = {
  wrongType: (kind: string, type: ResumeType) =>
    `This is not a ${kind}, although its name ends in .${type}. Please save your résumé as PDF, DOC, DOCX or TXT and choose it again.`,
  damaged: (kind: string) =>
    `This ${kind} is damaged and cannot be read. Please save your résumé again and choose the new file.`,
  encrypted: (kind: string) =>
    `This ${kind} is protected with a password or with restrictions. Please save your résumé without protection and choose the new file.`,
  activeContent: (kind: string) =>
    `This ${kind} contains scripts or macros. Please save your résumé without them and choose the new file.`,
  /** Actions of a PDF other than going to a place in it and opening an ordinary address after a click. */
  action: (kind: string) =>
    `This ${kind} does something by itself or leads to files, for example by a button. Links to web pages and email addresses are fine. Please print your résumé to a new PDF and choose that file.`,
  externalContent: (kind: string) =>
    `This ${kind} loads something from elsewhere when it is opened: a linked picture, template or field, or a link to a file. Links to web pages and email addresses are fine. Please insert the pictures themselves, or save your résumé as PDF, and choose the new file.`,
  embeddedFile: (kind: string) =>
    `This ${kind} contains other files. Please save your résumé without attachments and embedded objects, or as a plain PDF, and choose the new file.`,
  /** A file that is valid as two types. */
  polyglot: (kind: string) =>
    `This ${kind} has data before or behind it that does not belong to it. Please save your résumé again and choose the new file.`,
  tooComplex: (kind: string) =>
    `This ${kind} is too large or too complicated. Please save a simpler version of your résumé, or a PDF, and choose the new file.`,
  empty: () => 'The file is empty. Please choose another one.',
  encoding: () =>
    'This text file is in an encoding we cannot read. Please save it as UTF-8 (in Notepad: Save as, Encoding), or as PDF, and choose it again.',
};

/** Creates the error for a file of this type that is rejected for this reason. */
export function rejection(type: ResumeType, reason: keyof typeof reasons): ResumeError {
  return new ResumeError(reasons[reason](kinds[type], type));
}
