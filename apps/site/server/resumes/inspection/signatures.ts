const centralEntry = Buffer.from('PK\x01\x02', 'latin1');
const endOfCentralDirectory = Buffer.from('PK\x05\x06', 'latin1');

/** True when a ZIP reader could find an archive anywhere in these bytes. */
export function holdsZip(bytes: Buffer): boolean {
  return bytes.includes(centralEntry) && bytes.includes(endOfCentralDirectory);
}

/**
 * True when these bytes end like a ZIP archive. For containers that may hold an
 * archive rightfully: Word keeps its theme as one inside .doc.
 */
export function endsAsZip(bytes: Buffer): boolean {
  const at = bytes.lastIndexOf(endOfCentralDirectory);
  return at >= 0 && at + 22 <= bytes.length && at + 22 + bytes.readUInt16LE(at + 20) >= bytes.length;
}

/** True when a browser that ignores the declared type would take text that begins so for a page or a picture with script. */
export function beginsAsMarkup(text: string): boolean {
  return /^[\s\uFEFF]*(<[!?/a-z]|#!)/i.test(text.slice(0, 1024));
}
