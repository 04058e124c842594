import type { ResumeType } from '@riverfront/contract';
import { makeZip } from './zip.ts';

/** An upload and its outcome; `rejected` matches the text that the visitor reads. */
export interface Sample {
  title: string;
  fileName: string;
  bytes: () => Buffer | Promise<Buffer>;
  expected: { accepted: ResumeType; displayName?: string } | { rejected: RegExp };
}

type Bytes = Sample['bytes'];

export const megabyte = 1024 * 1024;

/** What the visitor reads, by the name of the rejection reason. */
export const reasons = {
  wrongType: /although its name ends in/,
  polyglot: /does not belong to it/,
  activeContent: /scripts or macros/,
  embeddedFile: /contains other files/,
  action: /does something by itself/,
  externalContent: /loads something from elsewhere/,
  damaged: /is damaged/,
  encrypted: /protected with a password/,
  tooComplex: /too large or too complicated/,
  empty: /The file is empty/,
  encoding: /encoding we cannot read/,
};

/** Lists files of one extension that are rejected for one reason; titles continue "a pdf …". */
export function rejectedSamples(
  extension: string,
  reason: keyof typeof reasons | RegExp,
  files: Record<string, Bytes>,
): Sample[] {
  const rejected = reason instanceof RegExp ? reason : reasons[reason];
  return Object.entries(files).map(([title, bytes]) => ({
    title: `rejects a ${extension} ${title}`,
    fileName: `cv.${extension}`,
    bytes,
    expected: { rejected },
  }));
}

/** Lists files of one type that are accepted. */
export function acceptedSamples(type: ResumeType, files: Record<string, Bytes>): Sample[] {
  return Object.entries(files).map(([title, bytes]) => ({
    title: `accepts a ${type} ${title}`,
    fileName: `cv.${type}`,
    bytes,
    expected: { accepted: type },
  }));
}

/** The first bytes of a Windows program: enough to be detected and not enough to run. */
export const program = () => Buffer.concat([Buffer.from('MZ\x90\0\x03\0\0\0', 'latin1'), Buffer.alloc(512)]);
export const page = '<!DOCTYPE html><html><body><script>alert(1)</script></body></html>';
export const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');
export const concat = (...parts: (string | Buffer)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part)));
export const archive = (base = 0) => makeZip([{ name: 'payload.txt', data: 'hidden' }], { base });
