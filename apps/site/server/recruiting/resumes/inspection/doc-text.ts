/** Offsets in the file information block ([MS-DOC] 2.5): flags, and where the table stream holds what. */
const flags = 10;
const secondTable = 0x0200;
const associatedStrings = 0x019a;
const pieceTable = 0x01a2;

/** Returns the name of the stream that holds a document's tables. */
export function getTableStreamName(main: Buffer): '0Table' | '1Table' {
  return main.readUInt16LE(flags) & secondTable ? '1Table' : '0Table';
}

/**
 * Reads the text of a Word 97–2003 document piece by piece, with its notes, headers and field codes
 * ([MS-DOC] 2.4.1).
 * @throws {RangeError} when the tables point outside of the file
 */
export function* readTextPieces(main: Buffer, table: Buffer): Generator<string> {
  let at = main.readUInt32LE(pieceTable);
  // Formats that the pieces may share precede the table itself.
  while (table.readUInt8(at) === 1) at += 3 + table.readUInt16LE(at + 1);
  const count = (table.readUInt32LE(at + 1) - 4) / 12;
  const positions = at + 5;
  for (let piece = 0; piece < count; piece += 1) {
    const length =
      table.readUInt32LE(positions + 4 * (piece + 1)) - table.readUInt32LE(positions + 4 * piece);
    const offset = table.readUInt32LE(positions + 4 * (count + 1) + 8 * piece + 2);
    const isByte = (offset & 0x4000_0000) !== 0;
    const start = isByte ? (offset & 0x3fff_ffff) / 2 : offset;
    const end = start + length * (isByte ? 1 : 2);
    if (length < 0 || end > main.length) throw new RangeError('A piece of text is outside of the document.');
    yield main.toString(isByte ? 'latin1' : 'utf16le', start, end);
  }
}

/** Returns the path of the template that a document was made from, if it states one ([MS-DOC] 2.9.273, entry 1). */
export function readTemplate(main: Buffer, table: Buffer): string | undefined {
  let at = main.readUInt32LE(associatedStrings);
  if (main.readUInt32LE(associatedStrings + 4) < 8 || table.readUInt16LE(at) !== 0xffff) return undefined;
  at += 6;
  at += 2 + 2 * table.readUInt16LE(at);
  return table.toString('utf16le', at + 2, at + 2 + 2 * table.readUInt16LE(at));
}
