import { crc32 } from 'node:zlib';
import { fileTypeFromBuffer } from 'file-type';
import yauzl, { type Entry, type ZipFile } from 'yauzl';
import { ResumeError } from '../errors.ts';
import { checkRelationship, createContentTypes, createPartChecker } from './docx-parts.ts';
import { rejection } from './rejections.ts';
import { createXmlReader, type XmlReader } from './xml.ts';
import { fillsFile } from './zip-layout.ts';

/** Limits against decompression bombs: entries, bytes once inflated, and how often larger than packed. */
const maxEntries = 200;
const maxInflated = 50 * 1024 * 1024;
const maxRatio = 100;
/** Below this size the ratio of one entry proves nothing: a blank image of 60 KB packs to 100 bytes. */
const minBytesForRatio = 100 * 1024;

/** Bytes that file-type needs for every signature it knows (its `reasonableDetectionSizeInBytes`). */
const sniffedBytes = 4100;

const contentTypes = '[Content_Types].xml';

/** @throws {ResumeError} unless it is a Word document without macros, embedded files and hidden archive entries */
export async function inspectDocx(bytes: Buffer): Promise<void> {
  if (bytes.toString('latin1', 0, 4) !== 'PK\x03\x04') throw rejection('docx', 'wrongType');
  try {
    await inspect(bytes);
  } catch (error) {
    throw error instanceof ResumeError ? error : rejection('docx', 'damaged');
  }
}

async function inspect(bytes: Buffer): Promise<void> {
  const zip = await openArchive(bytes);
  const entries = await listEntries(zip);
  if (!(await fillsFile(zip, entries, bytes))) throw rejection('docx', 'polyglot');

  const types = createContentTypes();
  const typesEntry = entries.find((entry) => entry.fileName === contentTypes);
  if (!typesEntry) throw rejection('docx', 'wrongType');
  let inflated = await readEntry(zip, typesEntry, createXmlReader(types), maxInflated);
  const mainPart = types.mainPart();
  if (!mainPart || !entries.some((entry) => entry.fileName === mainPart))
    throw rejection('docx', 'wrongType');

  for (const entry of entries) {
    if (entry === typesEntry) continue;
    const xml = createPartReader(entry.fileName, mainPart, types.typeOf(entry.fileName));
    inflated += await readEntry(zip, entry, xml, maxInflated - inflated);
  }
  if (inflated / bytes.length > maxRatio) throw rejection('docx', 'tooComplex');
}

async function openArchive(bytes: Buffer): Promise<ZipFile> {
  try {
    return await yauzl.fromBufferPromise(bytes, { strictFileNames: true });
  } catch {
    // yauzl requires that the end record, comment included, ends the file.
    throw bytes.includes('PK\x05\x06', 0, 'latin1')
      ? rejection('docx', 'polyglot')
      : rejection('docx', 'damaged');
  }
}

/** yauzl rejects absolute names, `..` and backslashes by itself. */
async function listEntries(zip: ZipFile): Promise<Entry[]> {
  if (zip.entryCount > maxEntries) throw rejection('docx', 'tooComplex');
  const entries: Entry[] = [];
  const seen = new Set<string>();
  for await (const entry of zip.eachEntry()) {
    const key = entry.fileName.normalize('NFC').toLowerCase();
    const kind = (entry.externalFileAttributes >>> 16) & 0o170000;
    const ordinary = kind === 0 || kind === 0o100000 || kind === 0o040000;
    if (!ordinary || seen.has(key) || entry.fileName.includes('\0') || !entry.canDecodeFileData())
      throw rejection('docx', 'damaged');
    if (/(^|\/)vba[^/]*\.(bin|xml)(\.rels)?$/.test(key)) throw rejection('docx', 'activeContent');
    if (/^word\/(embeddings|activex)\/./.test(key)) throw rejection('docx', 'embeddedFile');
    seen.add(key);
    entries.push(entry);
  }
  return entries;
}

/** @param type content type of the part, by which Word reads it whatever its name */
function createPartReader(name: string, mainPart: string, type = ''): XmlReader | undefined {
  if (/\.rels$/i.test(name)) return createXmlReader({ element: checkRelationship });
  if (!/[+/]xml$/.test(type)) return /\.xml$/i.test(name) ? createXmlReader({}) : undefined;
  // Custom data for other programs; Word does not interpret it.
  if (type === 'application/xml' || type === 'text/xml') return createXmlReader({});
  const part = createPartChecker();
  if (name !== mainPart) return createXmlReader(part);
  let root: string | undefined;
  return createXmlReader({
    ...part,
    element(element, attributes) {
      root ??= element;
      if (root !== 'document') throw rejection('docx', 'wrongType');
      part.element(element, attributes);
    },
  });
}

/** Inflates an entry and returns its true length, whatever the archive claims. */
async function readEntry(
  zip: ZipFile,
  entry: Entry,
  xml: XmlReader | undefined,
  maxLength: number,
): Promise<number> {
  const head: Buffer[] = [];
  let length = 0;
  let checksum = 0;
  const stream = await zip.openReadStreamPromise(entry);
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (length < sniffedBytes) head.push(chunk);
    length += chunk.length;
    const ratio = length / Math.max(entry.compressedSize, 1);
    if (length > maxLength || (length > minBytesForRatio && ratio > maxRatio))
      throw rejection('docx', 'tooComplex');
    checksum = crc32(chunk, checksum);
    xml?.write(chunk);
  }
  if (checksum !== entry.crc32) throw rejection('docx', 'damaged');
  if (entry.fileName.endsWith('/')) {
    if (length > 0) throw rejection('docx', 'damaged');
    return 0;
  }
  xml?.end();
  await assertWordContent(Buffer.concat(head).subarray(0, sniffedBytes), entry.fileName);
  return length;
}

/** Asserts that an entry is XML, an image or a font, and not a program, an archive or an OLE object in disguise. */
async function assertWordContent(head: Buffer, name: string): Promise<void> {
  const detected = await fileTypeFromBuffer(head);
  if (!detected || /xml|^image\/|^font\//.test(detected.mime)) return;
  // Word compresses the drawings of its clip art with gzip.
  if (detected.ext === 'gz' && /\.(emz|wmz)$/i.test(name)) return;
  throw detected.ext === 'cfb' ? rejection('docx', 'activeContent') : rejection('docx', 'embeddedFile');
}
