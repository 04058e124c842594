import { fileTypeFromBuffer } from 'file-type';
import { rejection } from './rejections.ts';
import { createTextDecoder } from './text-decoder.ts';

/**
 * Formats that are themselves text. The rest of what file-type knows is ruled out once no control
 * character is left, and some of its signatures are two letters that a name may begin with ("BM", "MZ", "II").
 */
const textFormats = new Set(['eps', 'pdf', 'ps', 'reg', 'rtf', 'svg', 'xml', 'html']);

/** @throws {ResumeError} unless it is UTF-8, or UTF-16 with a byte order mark, and nothing but text */
export async function inspectTxt(bytes: Buffer): Promise<void> {
  const decoder = createTextDecoder(bytes);
  if (decoder.encoding === 'utf-8' && bytes.includes(0)) throw rejection('txt', 'wrongType');
  const text = decode(decoder, bytes);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: finding control characters is its purpose
  if (/[\0-\x08\x0B\x0E-\x1F\x7F-\x9F]/.test(text)) throw rejection('txt', 'wrongType');
  if (text.trim() === '') throw rejection('txt', 'empty');
  const detected = await fileTypeFromBuffer(Buffer.from(text.slice(0, 4096)));
  if (isMarkup(text) || (detected && textFormats.has(detected.ext))) throw rejection('txt', 'wrongType');
}

function decode(decoder: TextDecoder, bytes: Buffer): string {
  try {
    return decoder.decode(bytes);
  } catch {
    throw rejection('txt', 'encoding');
  }
}

/** True when a browser that sniffs the type would take the text for a page or for an image with script. */
function isMarkup(text: string): boolean {
  return /^[\s\uFEFF]*(<[!?/a-z]|#!)/i.test(text.slice(0, 1024));
}
