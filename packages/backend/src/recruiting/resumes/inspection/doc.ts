import type { RejectionReason } from '../inspect-resume.ts';
import { wordToHtml } from '../word-to-html.ts';
import { findActiveContent, hasDdeField } from './active-content.ts';

const magicNumber = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const encryptedPackage = Buffer.from('EncryptedPackage\0', 'utf16le');

/** Sectors of a compound file begin at multiples of this, and with one of them the document. */
const sector = 512;
/** First numbers of the file information block ([MS-DOC] 2.5.2), the second of three: few images have them at a sector. */
const word97 = 0xa5ec;
const versions = [0xc0, 0xc1, 0xc2];
const flags = 10;
const encrypted = 0x0100;

/** Converts a document of Word 97–2003 as for the staff side's viewer. Returns why it is rejected. */
export async function inspectDoc(bytes: Buffer): Promise<RejectionReason | undefined> {
  if (!isCompoundFile(bytes)) return 'another type';
  if (isEncrypted(bytes)) return 'password';
  const reason = await findActiveContent(bytes);
  if (reason) return reason;
  if (hasDdeField(bytes)) return 'program';
  try {
    await wordToHtml(bytes, 'doc');
    return undefined;
  } catch (error) {
    // Another number at the start of the document: Word 6 or 95.
    return String(error).includes('Invalid magic number') ? 'too old' : 'damaged';
  }
}

/** True for the container of Word 97–2003, in which encrypted files of newer versions are stored too. */
export function isCompoundFile(bytes: Buffer): boolean {
  return bytes.subarray(0, magicNumber.length).equals(magicNumber);
}

/** True when a compound file can only be read with a password. */
export function isEncrypted(bytes: Buffer): boolean {
  for (let at = 0; at + sector <= bytes.length; at += sector)
    if (bytes.readUInt16LE(at) === word97 && versions.includes(bytes.readUInt16LE(at + 2)))
      return (bytes.readUInt16LE(at + flags) & encrypted) !== 0;
  return bytes.includes(encryptedPackage);
}
