import type { RejectionReason } from '../inspect-resume.ts';

/** Formats that are text themselves and would be shown as their source. */
const markup = /^[\s\uFEFF]*(%!PS|%PDF-|\{\\rtf|<(!doctype|html|script|svg|\?xml)\b)/i;

/** Reads UTF-8, or UTF-16 with a byte order mark, as the staff side shows it. Returns why it is rejected. */
export function inspectTxt(bytes: Buffer): RejectionReason | undefined {
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (!isWide && bytes.includes(0)) return 'encoding';
  const encoding = isWide ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes);
    if (text.trim() === '') return 'empty';
    return markup.test(text.slice(0, 1024)) ? 'another type' : undefined;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return 'encoding';
  }
}
