import { resumeMaxBytes } from '@riverfront/contract/applications';
import { acceptedFiles, namedFiles } from './accepted-samples.ts';
import { makePdf, makePdfOfSize } from './pdf.ts';
import { pdfSamples } from './pdf-samples.ts';
import { archive, page, program, rejectedSamples, type Sample, utf16 } from './samples.ts';
import { makeCompoundFile, makeDoc, makeDocx, makeWorkbook } from './word.ts';
import { wordSamples } from './word-samples.ts';

const name = () => Buffer.from('Jane Doe');
const image = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>';

/** Files of one type under the extension of another. */
const disguisedFiles: Sample[] = [
  ...rejectedSamples('pdf', 'wrongType', {
    'that is a page': () => Buffer.from(page),
    'that is a docx': () => makeDocx(),
    'that is a doc': () => makeDoc(),
    'that is text': name,
  }),
  ...rejectedSamples('doc', 'wrongType', {
    'that is a docx': () => makeDocx(),
    'that is a pdf': () => makePdf(),
    'that is text': name,
    'that is an old workbook': () => makeCompoundFile({ Workbook: Buffer.alloc(4096) }),
  }),
  ...rejectedSamples('docx', 'wrongType', {
    'that is a pdf': () => makePdf(),
    'that is a doc': () => makeDoc(),
    'that is text': name,
    'that is a program': program,
    'that is a workbook': makeWorkbook,
    'that is an archive': () => archive(),
  }),
  ...rejectedSamples('txt', /although|encoding/, {
    'that is a pdf': () => makePdf(),
    'that is a program': program,
  }),
  ...rejectedSamples('txt', 'wrongType', {
    'that is a docx': () => makeDocx(),
    'that is an image': () => Buffer.from(image),
    'that is a page': () => Buffer.from(`\uFEFF \n${page}`),
    'that is a page in UTF-16': () => utf16(page),
    'that is a shell script': () => Buffer.from('#!/bin/sh\necho hello\n'),
    'that is rich text': () => Buffer.from('{\\rtf1\\ansi Jane Doe}'),
    'with NUL': () => Buffer.from('Jane\0Doe'),
    'with an escape sequence': () => Buffer.from('Jane\x1B]0;evil\x07Doe'),
  }),
  ...rejectedSamples('exe', /PDF, DOC, DOCX or TXT/, { 'by its extension': program }),
];

const invalidTexts: Sample[] = [
  ...rejectedSamples('txt', 'empty', {
    'without a byte': () => Buffer.alloc(0),
    'of white space': () => Buffer.from(' \r\n\t\n'),
  }),
  ...rejectedSamples('txt', 'encoding', {
    'in Latin-1': () => Buffer.from('Jürgen Müller', 'latin1'),
    'in UTF-16 with half a character': () => utf16('Jane').subarray(0, 9),
  }),
  ...rejectedSamples('pdf', /larger than \d+ MB/, {
    'that is one byte too large': () => makePdfOfSize(resumeMaxBytes + 1),
  }),
];

/**
 * Files as visitors and attackers may send them, created on demand, so that no file on the disk
 * sets off a virus scanner.
 */
export const corpus: Sample[] = [
  ...acceptedFiles,
  ...namedFiles,
  ...disguisedFiles,
  ...pdfSamples,
  ...wordSamples,
  ...invalidTexts,
];
