/** Creates a decoder for UTF-16 when the bytes begin with its byte order mark, else for UTF-8; it throws on invalid bytes. */
export function createTextDecoder([first, second]: Uint8Array): TextDecoder {
  const isLittleEndian = first === 0xff && second === 0xfe;
  const isBigEndian = first === 0xfe && second === 0xff;
  return new TextDecoder(isLittleEndian ? 'utf-16le' : isBigEndian ? 'utf-16be' : 'utf-8', { fatal: true });
}
