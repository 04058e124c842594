import { buffer } from 'node:stream/consumers';
import CFB from 'cfb';
import yazl from 'yazl';
import { makeZip, type ZipPart } from './zip.ts';

const wordprocessing = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const mainType = `${wordprocessing}.document.main+xml`;
export const macroType = 'application/vnd.ms-word.document.macroEnabled.main+xml';

export function contentTypes(type = mainType, more = ''): ZipPart {
  return {
    name: '[Content_Types].xml',
    data: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${type}"/>${more}</Types>`,
  };
}

export const relationships: ZipPart = {
  name: '_rels/.rels',
  data: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
};

export function documentXml(text = 'Jane Doe, SAP consultant', prolog = ''): ZipPart {
  return {
    name: 'word/document.xml',
    data: `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${prolog}
<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:body></w:document>`,
  };
}

/** The runs of a complex field; its code may contain runs, such as those of another field. */
export function field(...code: string[]): string {
  const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
  const runs = code.map((part) =>
    part.startsWith('<w:r>')
      ? part
      : `<w:r><w:instrText>${part.replaceAll('"', '&quot;')}</w:instrText></w:r>`,
  );
  return `${mark('begin')}${runs.join('')}${mark('separate')}<w:r><w:t>1</w:t></w:r>${mark('end')}`;
}

/** Makes a valid document with this markup in its paragraph. */
export function docxWith(markup: string): Buffer {
  const { name, data } = documentXml();
  const document = { name, data: String(data).replace('</w:p>', `${markup}</w:p>`) };
  return makeZip([contentTypes(), relationships, document]);
}

/** The relationships of the document, with one of this kind to an external target. */
export function externalRelationship(kind: string, target: string): ZipPart {
  return {
    name: 'word/_rels/document.xml.rels',
    data: `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${kind}" Target="${target}" TargetMode="External"/></Relationships>`,
  };
}

/** The parts of a valid document, and more. */
export const docxParts = (...more: ZipPart[]): ZipPart[] => [
  contentTypes(),
  relationships,
  documentXml(),
  ...more,
];

export const makeDocx = (...more: ZipPart[]): Buffer => makeZip(docxParts(...more));

/** Makes an .xlsx: a .docx whose main part has another content type. */
export const makeWorkbook = (): Buffer =>
  makeZip([
    contentTypes('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml'),
    relationships,
    documentXml(),
  ]);

/** Makes a valid document as a library writes it: streamed, with data descriptors. */
export function makeStreamedDocx(): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const { name, data } of docxParts()) zip.addBuffer(Buffer.from(data), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** Makes a compound file (OLE2) with these streams. */
export function makeCompoundFile(streams: Record<string, Buffer>): Buffer {
  const container = CFB.utils.cfb_new();
  for (const [path, content] of Object.entries(streams)) CFB.utils.cfb_add(container, path, content);
  // The library adds a mark of its own; other writers leave none.
  CFB.utils.cfb_del(container, '/\u0001Sh33tJ5');
  return Buffer.from(CFB.write(container, { type: 'buffer' }));
}

/** Makes a Word 97 document: file information block, text and table stream. `flags` is the word at offset 10. */
export function makeDoc(
  more: Record<string, Buffer> = {},
  { flags = 0x0200, text = '', isWide = false, template = 'Normal.dot' } = {},
): Buffer {
  const main = Buffer.alloc(4608);
  main.writeUInt16LE(0xa5ec, 0);
  main.writeUInt16LE(0x00c1, 2);
  main.writeUInt16LE(flags, 10);
  const pieces = ['Jane Doe, SAP consultant\r', text];
  const strings = Buffer.alloc(12 + 2 * template.length);
  strings.writeUInt16LE(0xffff, 0);
  strings.writeUInt16LE(2, 2);
  strings.writeUInt16LE(template.length, 8);
  strings.write(template, 10, 'utf16le');
  const table = Buffer.concat([strings, pieceTable(pieces, isWide), Buffer.alloc(4096)]);
  main.writeUInt32LE(0, 0x019a);
  main.writeUInt32LE(strings.length, 0x019e);
  main.writeUInt32LE(strings.length, 0x01a2);
  main.write(pieces[0] ?? '', 1536, 'latin1');
  main.write(text, 2048, isWide ? 'utf16le' : 'latin1');
  return makeCompoundFile({
    WordDocument: main,
    '1Table': table,
    '\u0005SummaryInformation': Buffer.alloc(4096),
    '\u0001CompObj': Buffer.alloc(114),
    ...more,
  });
}

/** Makes a `Clx` ([MS-DOC] 2.9.38) of two pieces: one of bytes at 1536, one of bytes or of UTF-16 at 2048. */
function pieceTable([first = '', second = '']: string[], isWide: boolean): Buffer {
  const clx = Buffer.alloc(4 + 5 + 12 + 16);
  clx.writeUInt8(1, 0);
  clx.writeUInt16LE(1, 1);
  clx.writeUInt8(2, 4);
  clx.writeUInt32LE(28, 5);
  clx.writeUInt32LE(first.length, 13);
  clx.writeUInt32LE(first.length + second.length, 17);
  clx.writeUInt32LE((1536 * 2) | 0x4000_0000, 23);
  clx.writeUInt32LE(isWide ? 2048 : (2048 * 2) | 0x4000_0000, 31);
  return clx;
}
