import {
  archive,
  type CorpusEntry,
  entry,
  megabyte,
  page,
  program,
  utf16,
  workbook,
  wrongKind,
} from './corpus-entry.ts';
import { makePdf, makePdfOfSize } from './pdf.ts';
import { makeCompoundFile, makeDoc, makeDocx } from './word.ts';

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';

/** One kind of file under the name of another. */
export const disguisedFiles: CorpusEntry[] = [
  entry('page as pdf', 'cv.pdf', wrongKind, () => Buffer.from(page)),
  entry('docx as pdf', 'cv.pdf', wrongKind, () => makeDocx()),
  entry('docx as doc', 'cv.doc', wrongKind, () => makeDocx()),
  entry('docx as txt', 'cv.txt', wrongKind, () => makeDocx()),
  entry('pdf as docx', 'cv.docx', wrongKind, () => makePdf()),
  entry('pdf as doc', 'cv.doc', wrongKind, () => makePdf()),
  entry('pdf as txt', 'cv.txt', /although|encoding/, () => makePdf()),
  entry('doc as docx', 'cv.docx', wrongKind, () => makeDoc()),
  entry('doc as pdf', 'cv.pdf', wrongKind, () => makeDoc()),
  entry('txt as pdf', 'cv.pdf', wrongKind, () => Buffer.from('Jane Doe')),
  entry('txt as doc', 'cv.doc', wrongKind, () => Buffer.from('Jane Doe')),
  entry('txt as docx', 'cv.docx', wrongKind, () => Buffer.from('Jane Doe')),
  entry('program as docx', 'cv.docx', wrongKind, program),
  entry('program as txt', 'cv.txt', /although|encoding/, program),
  entry('workbook as docx', 'cv.docx', wrongKind, workbook),
  entry('old workbook as doc', 'cv.doc', wrongKind, () => makeCompoundFile({ Workbook: Buffer.alloc(4096) })),
  entry('archive as docx', 'cv.docx', wrongKind, () => archive()),
  entry('drawing as txt', 'cv.txt', wrongKind, () => Buffer.from(drawing)),
  entry('page as txt', 'cv.txt', wrongKind, () => Buffer.from(`\uFEFF \n${page}`)),
  entry('page in UTF-16 as txt', 'cv.txt', wrongKind, () => utf16(page)),
  entry('shell script as txt', 'cv.txt', wrongKind, () => Buffer.from('#!/bin/sh\necho hello\n')),
  entry('rich text as txt', 'cv.txt', wrongKind, () => Buffer.from('{\\rtf1\\ansi Jane Doe}')),
  entry('program by name', 'cv.exe', /PDF, DOC, DOCX or TXT/, program),
];

/** Texts that are none, and what is too little or too much. */
export const hostileTexts: CorpusEntry[] = [
  entry('empty', 'cv.txt', /The file is empty/, () => Buffer.alloc(0)),
  entry('blank txt', 'cv.txt', /The file is empty/, () => Buffer.from(' \r\n\t\n')),
  entry('txt with NUL', 'cv.txt', wrongKind, () => Buffer.from('Jane\0Doe')),
  entry('txt with an escape sequence', 'cv.txt', wrongKind, () => Buffer.from('Jane\x1B]0;evil\x07Doe')),
  entry('txt in Latin-1', 'cv.txt', /encoding we cannot read/, () => Buffer.from('Jürgen Müller', 'latin1')),
  entry('txt in UTF-16 with half a character', 'cv.txt', /encoding/, () => utf16('Jane').subarray(0, 9)),
  entry('pdf of 5 MB and 1 byte', 'cv.pdf', /larger than 5 MB/, () => makePdfOfSize(5 * megabyte + 1)),
];
