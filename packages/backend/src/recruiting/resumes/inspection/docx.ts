import yauzl, { type Entry, type ZipFile } from 'yauzl';
import type { RejectionReason } from '../inspect-resume.ts';
import { wordToHtml } from '../word-to-html.ts';
import { findActiveContent, hasDdeField } from './active-content.ts';
import { isCompoundFile, isEncrypted } from './doc.ts';

/** Limits against decompression bombs: entries, bytes once inflated, and how often larger than packed. */
const maxEntries = 200;
const maxInflated = 50 * 1024 * 1024;
const maxRatio = 100;
/** Below this size the ratio of one entry proves nothing: a blank image of 60 KB packs to 100 bytes. */
const minBytesForRatio = 100 * 1024;

/** Converts a Word document as for the staff side's viewer. Returns why it is rejected. */
export async function inspectDocx(bytes: Buffer): Promise<RejectionReason | undefined> {
  if (isCompoundFile(bytes) && isEncrypted(bytes)) return 'password';
  if (bytes.toString('latin1', 0, 4) !== 'PK\x03\x04') return 'another type';
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  // Readers of archives ignore what some mail servers add behind the end record.
  const archive = bytes.subarray(0, end + 22 + bytes.readUInt16LE(end + 20));
  const zip = await yauzl.fromBufferPromise(archive, { strictFileNames: true });
  if (zip.entryCount > maxEntries) return 'too complex';
  let types = '';
  let left = Math.min(maxInflated, bytes.length * maxRatio);
  for await (const entry of zip.eachEntry()) {
    const content = await readEntry(zip, entry, left);
    if (!content) return 'too complex';
    left -= content.length;
    const name = entry.fileName.toLowerCase();
    if (name === '[content_types].xml') types = content.toString();
    if (/(^|\/)vba[^/]*\.(bin|xml)$/.test(name)) return 'macros';
    if (hasDdeField(content)) return 'program';
    const reason = await findActiveContent(content, name);
    if (reason) return reason;
  }
  if (/macroEnabled/i.test(types)) return 'macros';
  if (!types.includes('wordprocessingml')) return 'another type';
  await wordToHtml(bytes, 'docx');
  return undefined;
}

/** Inflates an entry, whatever length the archive claims; undefined when it is a bomb. */
async function readEntry(zip: ZipFile, entry: Entry, maxLength: number): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    const ratio = length / Math.max(entry.compressedSize, 1);
    if (length > maxLength || (length > minBytesForRatio && ratio > maxRatio)) return undefined;
  }
  return Buffer.concat(chunks);
}
