import { ResumeRefused, type ResumeType } from '../resume-refused.ts';

const kinds: Record<ResumeType, string> = {
  pdf: 'PDF file',
  doc: 'Word file (.doc)',
  docx: 'Word file (.docx)',
  txt: 'plain text file',
};

/** The bytes are of another kind than the name says. */
export const notOfType = (type: ResumeType) =>
  new ResumeRefused(
    `This is not a ${kinds[type]}, although its name ends in .${type}. Please save your résumé as PDF, DOC, DOCX or TXT and choose it again.`,
  );

/** The right kind, but it cannot be read to its end. */
export const damaged = (type: ResumeType) =>
  new ResumeRefused(
    `This ${kinds[type]} is damaged and cannot be read. Please save your résumé again and choose the new file.`,
  );

export const passwordProtected = (type: ResumeType) =>
  new ResumeRefused(
    `This ${kinds[type]} is protected with a password or with restrictions. Please save your résumé without protection and choose the new file.`,
  );

/** Scripts, macros and whatever else would run when the file is opened. */
export const hasActiveContent = (type: ResumeType) =>
  new ResumeRefused(
    `This ${kinds[type]} contains scripts or macros. Please save your résumé without them and choose the new file.`,
  );

/** Actions of a PDF besides going to a place in it and opening an ordinary address after a click. */
export const actsByItself = (type: ResumeType) =>
  new ResumeRefused(
    `This ${kinds[type]} does something by itself or leads to files, for example by a button. Links to web pages and email addresses are fine. Please print your résumé to a new PDF and choose that file.`,
  );

/** Pictures, templates and data that an Office document takes from another place when it is opened. */
export const fetchesFromElsewhere = (type: ResumeType) =>
  new ResumeRefused(
    `This ${kinds[type]} loads something from elsewhere when it is opened: a linked picture, template or field, or a link to a file. Links to web pages and email addresses are fine. Please insert the pictures themselves, or save your résumé as PDF, and choose the new file.`,
  );

export const hasEmbeddedFiles = (type: ResumeType) =>
  new ResumeRefused(
    `This ${kinds[type]} contains other files. Please save your résumé without attachments and embedded objects, or as a plain PDF, and choose the new file.`,
  );

/** Two kinds of file in one. */
export const hasTwoFaces = (type: ResumeType) =>
  new ResumeRefused(
    `This ${kinds[type]} has data before or behind it that does not belong to it. Please save your résumé again and choose the new file.`,
  );

export const tooBigInside = (type: ResumeType) =>
  new ResumeRefused(
    `This ${kinds[type]} is too large or too complicated. Please save a simpler version of your résumé, or a PDF, and choose the new file.`,
  );

export const emptyFile = () => new ResumeRefused('The file is empty. Please choose another one.');
