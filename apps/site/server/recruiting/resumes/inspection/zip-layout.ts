import type { Entry, ZipFile } from 'yauzl';

/** Size of the fixed part of a central directory entry and of the end record (APPNOTE 4.3.12, 4.3.16). */
const centralHeader = 46;
const endRecord = 22;
/** Largest size of a data descriptor (APPNOTE 4.3.9). */
const maxDescriptor = 24;

/**
 * True when the archive fills its file without a gap that could hide something: the first entry at the start,
 * each next one behind it under the same name in both directories, the central directory, its end record.
 */
export async function fillsFile(zip: ZipFile, entries: Entry[], bytes: Buffer): Promise<boolean> {
  const end = bytes.length - endRecord;
  if (end < 0 || bytes.readUInt32LE(end) !== 0x06054b50) return false;
  const centralSize = bytes.readUInt32LE(end + 12);
  const centralStart = bytes.readUInt32LE(end + 16);
  const listed = entries.reduce(
    (sum, entry) =>
      sum + centralHeader + entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength,
    0,
  );
  if (centralStart + centralSize !== end || listed !== centralSize) return false;

  let position = 0;
  const inOrder = entries.toSorted((a, b) => a.relativeOffsetOfLocalHeader - b.relativeOffsetOfLocalHeader);
  for (const entry of inOrder) {
    const gap = entry.relativeOffsetOfLocalHeader - position;
    if (gap < 0 || gap > (position === 0 ? 0 : maxDescriptor)) return false;
    const local = await zip.readLocalFileHeaderPromise(entry);
    if (!local.fileName.equals(entry.fileNameRaw)) return false;
    position = local.fileDataStart + entry.compressedSize;
  }
  const gap = centralStart - position;
  return gap >= 0 && gap <= maxDescriptor;
}
