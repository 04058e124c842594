import { fileTypeFromBuffer } from 'file-type';
import { ResumeRefused } from '../resume-refused.ts';
import { decodeText, encodingOf } from './decode-text.ts';
import { emptyFile, notOfType } from './refusals.ts';
import { beginsAsMarkup } from './signatures.ts';

/**
 * Formats that are themselves text. The rest of what file-type knows cannot be
 * meant once no control character is left, and some of its signatures are two
 * letters with which a name may begin ("BM", "MZ", "II").
 */
const textFormats = new Set(['eps', 'pdf', 'ps', 'reg', 'rtf', 'svg', 'xml', 'html']);

/** @throws {ResumeRefused} unless it is UTF-8, or UTF-16 with a byte order mark, and nothing but text */
export async function inspectTxt(bytes: Buffer): Promise<void> {
  if (encodingOf(bytes) === 'utf-8' && bytes.includes(0)) throw notOfType('txt');
  const text = decodeText(bytes);
  if (text === undefined)
    throw new ResumeRefused(
      'This text file is in an encoding we cannot read. Please save it as UTF-8 (in Notepad: Save as, Encoding), or as PDF, and choose it again.',
    );
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  if (/[\0-\x08\x0B\x0E-\x1F\x7F-\x9F]/.test(text)) throw notOfType('txt');
  if (text.trim() === '') throw emptyFile();
  const found = await fileTypeFromBuffer(Buffer.from(text.slice(0, 4096)));
  if (beginsAsMarkup(text) || (found && textFormats.has(found.ext))) throw notOfType('txt');
}
