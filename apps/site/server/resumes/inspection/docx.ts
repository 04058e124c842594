import { crc32 } from 'node:zlib';
import { fileTypeFromBuffer } from 'file-type';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { ResumeRefused } from '../resume-refused.ts';
import { checkPart, checkRelationship, readContentTypes } from './docx-parts.ts';
import {
  damaged,
  hasActiveContent,
  hasEmbeddedFiles,
  hasTwoFaces,
  notOfType,
  tooBigInside,
} from './refusals.ts';
import { openXml, type XmlReader } from './xml.ts';
import { fillsFile } from './zip-layout.ts';

/** Requirements, Security, "upload". */
const maxEntries = 200;
const maxInflated = 50 * 1024 * 1024;
const maxRatio = 100;
/** Below this an entry's own ratio says nothing: a blank 60 KB picture packs to 100 bytes. */
const ratioMatters = 100 * 1024;

/** Enough for every signature file-type knows (its `reasonableDetectionSizeInBytes`). */
const sniffed = 4100;

const contentTypes = '[Content_Types].xml';

/** @throws {ResumeRefused} unless it is a Word document without macros, embedded files and tricks of the archive */
export async function inspectDocx(bytes: Buffer): Promise<void> {
  if (bytes.toString('latin1', 0, 4) !== 'PK\x03\x04') throw notOfType('docx');
  try {
    await inspect(bytes);
  } catch (error) {
    throw error instanceof ResumeRefused ? error : damaged('docx');
  }
}

async function inspect(bytes: Buffer): Promise<void> {
  const zip = await openArchive(bytes);
  const entries = await entriesOf(zip);
  if (!(await fillsFile(zip, entries, bytes))) throw hasTwoFaces('docx');

  const types = readContentTypes();
  const typesEntry = entries.find((entry) => entry.fileName === contentTypes);
  if (!typesEntry) throw notOfType('docx');
  let inflated = await readEntry(zip, typesEntry, openXml(types), maxInflated);
  const mainPart = types.mainPart();
  if (!mainPart || !entries.some((entry) => entry.fileName === mainPart)) throw notOfType('docx');

  for (const entry of entries) {
    if (entry === typesEntry) continue;
    const xml = readerFor(entry.fileName, mainPart, types.typeOf(entry.fileName));
    inflated += await readEntry(zip, entry, xml, maxInflated - inflated);
  }
  if (inflated / bytes.length > maxRatio) throw tooBigInside('docx');
}

async function openArchive(bytes: Buffer): Promise<ZipFile> {
  try {
    return await yauzl.fromBufferPromise(bytes, { strictFileNames: true });
  } catch {
    // yauzl demands that the end record, comment included, ends the file.
    throw bytes.includes('PK\x05\x06', 0, 'latin1') ? hasTwoFaces('docx') : damaged('docx');
  }
}

/** yauzl refuses absolute names, `..` and backslashes by itself. */
async function entriesOf(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > maxEntries) throw tooBigInside('docx');
  const entries: Entry[] = [];
  const seen = new Set<string>();
  for await (const entry of zip.eachEntry()) {
    const key = entry.fileName.normalize('NFC').toLowerCase();
    const kind = (entry.externalFileAttributes >>> 16) & 0o170000;
    const ordinary = kind === 0 || kind === 0o100000 || kind === 0o040000;
    if (!ordinary || seen.has(key) || entry.fileName.includes('\0') || !entry.canDecodeFileData())
      throw damaged('docx');
    if (/(^|\/)vba[^/]*\.(bin|xml)(\.rels)?$/.test(key)) throw hasActiveContent('docx');
    if (/^word\/(embeddings|activex)\/./.test(key)) throw hasEmbeddedFiles('docx');
    seen.add(key);
    entries.push(entry);
  }
  return entries;
}

/** @param type the content type by which Word reads a part, whatever its name */
function readerFor(name: string, mainPart: string, type = ''): XmlReader | undefined {
  if (/\.rels$/i.test(name)) return openXml({ element: checkRelationship });
  if (!/[+/]xml$/.test(type)) return /\.xml$/i.test(name) ? openXml({ element: () => {} }) : undefined;
  // Data that Word keeps for other programs.
  if (type === 'application/xml' || type === 'text/xml') return openXml({ element: () => {} });
  const part = checkPart();
  if (name !== mainPart) return openXml(part);
  let root: string | undefined;
  return openXml({
    ...part,
    element(element, attributes) {
      root ??= element;
      if (root !== 'document') throw notOfType('docx');
      part.element(element, attributes);
    },
  });
}

/** Inflates an entry and returns its true length, whatever the archive says of it. */
async function readEntry(
  zip: ZipFile,
  entry: Entry,
  xml: XmlReader | undefined,
  room: number,
): Promise<number> {
  const head: Buffer[] = [];
  let length = 0;
  let checksum = 0;
  const stream = await zip.openReadStreamPromise(entry);
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (length < sniffed) head.push(chunk);
    length += chunk.length;
    const ratio = length / Math.max(entry.compressedSize, 1);
    if (length > room || (length > ratioMatters && ratio > maxRatio)) throw tooBigInside('docx');
    checksum = crc32(chunk, checksum);
    xml?.write(chunk);
  }
  if (checksum !== entry.crc32) throw damaged('docx');
  if (entry.fileName.endsWith('/')) {
    if (length > 0) throw damaged('docx');
    return 0;
  }
  xml?.end();
  await refuseForeign(Buffer.concat(head).subarray(0, sniffed), entry.fileName);
  return length;
}

/** A Word document consists of XML, pictures and fonts; programs, archives and OLE objects go by other names here. */
async function refuseForeign(head: Buffer, name: string): Promise<void> {
  const found = await fileTypeFromBuffer(head);
  if (!found || /xml|^image\/|^font\//.test(found.mime)) return;
  // Word packs the drawings of its clip art with gzip.
  if (found.ext === 'gz' && /\.(emz|wmz)$/i.test(name)) return;
  throw found.ext === 'cfb' ? hasActiveContent('docx') : hasEmbeddedFiles('docx');
}
