import { buffer } from 'node:stream/consumers';
import mammoth from 'mammoth';
import WordExtractor from 'word-extractor';
import yauzl from 'yauzl';

/** Types of images that browsers draw; Word stores drawings as EMF and WMF too. */
const drawn = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/bmp', 'image/webp']);

/**
 * Converts a Word document to HTML: the text of a .doc, and of a .docx the headings, lists, tables and images too, with
 * the headers of its pages on top. Link targets are unchecked. Needs a worker thread: a hostile file takes any time.
 * @throws {Error} when it cannot be read
 */
export async function wordToHtml(bytes: Buffer, type: 'doc' | 'docx'): Promise<string> {
  const extracted = new WordExtractor().extract(bytes);
  if (type === 'doc') {
    const document = await extracted.catch((error: unknown) => {
      const text = readWord95(bytes);
      if (text === undefined) throw error;
      return { getHeaders: () => '', getBody: () => text, getTextboxes: () => '' };
    });
    return [document.getHeaders(), document.getBody(), document.getTextboxes()].map(toParagraphs).join('');
  }
  const convertImage = mammoth.images.imgElement(async (image) => ({
    src: drawn.has(image.contentType)
      ? `data:${image.contentType};base64,${await image.readAsBase64String()}`
      : '',
  }));
  // A style map inside the file could choose any element, such as a form.
  const options = { convertImage, includeEmbeddedStyleMap: false };
  const headers = await extracted.then(
    (document) => document.getHeaders({ includeFooters: false }),
    () => '',
  );
  const { value } = await mammoth.convertToHtml({ buffer: bytes }, options);
  return toParagraphs(headers) + value + ((await hasUnseenParts(bytes)) ? unseenParts : '');
}

const unseenParts =
  '<p><em>Some parts of this document, such as boxes, drawings and charts, are only in the download.</em></p>';

/** True for text boxes, SmartArt, charts and embedded documents, but those with a fallback (ISO/IEC 29500-3), which is shown. */
async function hasUnseenParts(bytes: Buffer): Promise<boolean> {
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const zip = await yauzl.fromBufferPromise(bytes.subarray(0, end + 22 + bytes.readUInt16LE(end + 20)));
  for await (const entry of zip.eachEntry()) {
    if (!/^word\/(?:document|header|footer)\d*\.xml$/.test(entry.fileName)) continue;
    const xml = (await buffer(await zip.openReadStreamPromise(entry))).toString();
    const shown = xml.replace(/<mc:Choice\b[\s\S]*?<\/mc:Choice>\s*(?=<mc:Fallback\b)/g, '');
    if (/<(?:wps:txbx|dgm:relIds|c:chart|w:altChunk|w:object)\b/.test(shown)) return true;
  }
  return false;
}

/** First number and versions of a document of Word 6 or 95, and where it says which bytes of its stream are text. */
const word95 = { magic: 0xa5dc, versions: [101, 102, 103, 104, 105], start: 0x18, end: 0x1c };

/** Reads the text of a document of Word 6 or 95, as far as its stream lies in one piece; undefined without one. */
function readWord95(bytes: Buffer): string | undefined {
  // Streams begin at multiples of 64 bytes.
  for (let at = 512; at + 64 <= bytes.length; at += 64) {
    const isDocument =
      bytes.readUInt16LE(at) === word95.magic && word95.versions.includes(bytes.readUInt16LE(at + 2));
    if (!isDocument) continue;
    const [start, end] = [bytes.readUInt32LE(at + word95.start), bytes.readUInt32LE(at + word95.end)];
    const text = new TextDecoder('windows-1252').decode(bytes.subarray(at + start, at + end));
    return text.includes('\0') ? undefined : text;
  }
  return undefined;
}

function toParagraphs(text: string): string {
  const toHtml = (line: string) => line.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return (
    text
      // All control characters but the tabulator: older versions of Word end lines, cells and fields with them.
      .split(/[^\P{Cc}\t]/u)
      .filter((line) => line.trim())
      .map((line) => `<p>${toHtml(line)}</p>`)
      .join('')
  );
}
