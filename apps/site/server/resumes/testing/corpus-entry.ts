import type { ResumeType } from '../resume-refused.ts';
import { contentTypes, documentXml, relationships } from './word.ts';
import { makeZip } from './zip.ts';

/** What must become of an upload; `refused` matches the text the visitor reads. */
export type Expected = { accepted: ResumeType; displayName?: string } | { refused: RegExp };

export type CorpusEntry = {
  title: string;
  fileName: string;
  bytes: () => Buffer | Promise<Buffer>;
  expected: Expected;
};

export const megabyte = 1024 * 1024;

export const wrongKind = /although its name ends in/;
export const twoFaces = /does not belong to it/;
export const scripts = /scripts or macros/;
export const otherFiles = /contains other files/;
export const acts = /does something by itself/;
export const fetches = /loads something from elsewhere/;
export const broken = /is damaged/;
export const locked = /protected with a password/;
export const tooBig = /too large or too complicated/;

/** The first bytes of a Windows program, enough to be told apart and not enough to run. */
export const program = () => Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(512)]);
export const page = '<!DOCTYPE html><html><body><script>alert(1)</script></body></html>';
export const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');
export const concat = (...parts: (string | Buffer)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part)));
export const archive = (base = 0) => makeZip([{ name: 'payload.txt', data: 'hidden' }], { base });
/** What makes a .docx a .xlsx. */
export const workbook = () =>
  makeZip([
    contentTypes('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'),
    relationships,
    documentXml(),
  ]);

export const accepted = (type: ResumeType, displayName?: string): Expected => ({
  accepted: type,
  ...(displayName && { displayName }),
});

export function entry(
  title: string,
  fileName: string,
  expected: Expected | RegExp,
  bytes: CorpusEntry['bytes'],
): CorpusEntry {
  return { title, fileName, bytes, expected: expected instanceof RegExp ? { refused: expected } : expected };
}
