import { archive, concat, megabyte, page, program, rejectedSamples, type Sample } from './samples.ts';
import {
  contentTypes,
  documentXml,
  docxParts,
  docxWith,
  externalRelationship,
  field,
  macroType,
  makeCompoundFile,
  makeDoc,
  makeDocx,
  makeWorkbook,
  relationships,
} from './word.ts';
import { makeZip, type ZipPart } from './zip.ts';

/** More of the kind is in `links.test.ts`. */
const external = [
  'https://example.com/evil.dotm',
  '\\\\example.com\\share\\a.dotm',
  'mhtml:https://example.com/a',
];
const harmful = [
  ...['DDEAUTO c:\\\\a "b"', 'dde a b', 'INCLUDEPICTURE "https://example.com/a.png" \\d', 'INCLUDETEXT a'],
  ...['LINK Excel.Sheet.8 a', 'IMPORT a', 'INCLUDE a', 'DATABASE \\d a', 'RD a', 'EMBED Package', 'PRINT 27'],
  'UNKNOWN',
];

const macros = () => makeCompoundFile({ 'VBA/dir': Buffer.alloc(64), PROJECT: Buffer.from('ID=""') });
const lockedDocx = () =>
  makeCompoundFile({ EncryptedPackage: Buffer.alloc(4096), EncryptionInfo: Buffer.alloc(128) });
const macroDocx = () => makeZip([contentTypes(macroType), ...docxParts().slice(1)]);
/** A relationship to an external target that does not say so. */
const undeclared = ({ name, data }: ZipPart) => ({
  name,
  data: String(data).replace(' TargetMode="External"', ''),
});
/** A document with another part that has this content type. */
const docxWithPart = (type: string, { name, data }: ZipPart) =>
  makeZip([
    contentTypes(
      undefined,
      `<Override PartName="/${name}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`,
    ),
    ...docxParts({ name, data }).slice(1),
  ]);
/** A document with this many more entries. */
const docxWithEntries = (count: number, extension: string, data: (index: number) => Buffer | string) =>
  makeDocx(
    ...Array.from({ length: count }, (_, index) => ({
      name: `word/media/i${index}.${extension}`,
      data: data(index),
    })),
  );
const bomb = { name: 'word/media/image1.bmp', data: Buffer.alloc(20 * megabyte) };

const externalTargets = external.flatMap((target, index) => [
  [`with a template at ${target}`, () => makeDocx(externalRelationship('attachedTemplate', target))] as const,
  [`with an image at ${target}`, () => makeDocx(externalRelationship('image', target))] as const,
  [
    `with a VML image at ${target}`,
    () => docxWith(`<w:pict><v:imagedata xmlns:v="urn:schemas-microsoft-com:vml" src="${target}"/></w:pict>`),
  ] as const,
  ...(index === 0
    ? []
    : [
        [`with a link to ${target}`, () => makeDocx(externalRelationship('hyperlink', target))] as const,
        [
          `with a field that links to ${target}`,
          () => docxWith(field(`HYPERLINK \\o "See: this" "${target}"`)),
        ] as const,
      ]),
]);
const harmfulFields = harmful.flatMap((code) => [
  [`with the field ${code}`, () => docxWith(field(` ${code} `))] as const,
  [
    `with the simple field ${code}`,
    () => docxWith(`<w:fldSimple w:instr="${code.replaceAll('"', '&quot;')}"/>`),
  ] as const,
]);
const objects = ['altChunk', 'subDoc', 'OLEObject', 'control'].map(
  (element) => [`with the element ${element}`, () => docxWith(`<w:${element}/>`)] as const,
);

/** Word files, old and new, with tricks of the archive and active or external content. */
export const wordSamples: Sample[] = [
  ...rejectedSamples('docx', 'tooComplex', {
    'that is a bomb by ratio': () => makeDocx(bomb),
    'that is a bomb by total': () => docxWithEntries(60, 'bin', makeIncompressible),
    'that is a bomb in small pieces': () => docxWithEntries(190, 'bin', () => Buffer.alloc(100_000)),
    'with 201 entries': () => docxWithEntries(198, 'txt', () => 'x'),
  }),
  ...rejectedSamples('docx', /too large|damaged/, {
    'that is a bomb and lies about its size': () => makeDocx({ ...bomb, claimedSize: 1000 }),
  }),
  ...rejectedSamples('docx', 'damaged', {
    'with a part that does not match its checksum': () =>
      makeDocx({ name: 'word/media/image1.bin', data: 'x', checksum: 1 }),
    'with a symbolic link': () =>
      makeDocx({ name: 'word/media/image1.png', data: '/etc/passwd', mode: 0o120777, store: true }),
    'with a path that climbs': () => makeDocx({ name: '../../evil.xml', data: '<a/>' }),
    'with an absolute path': () => makeDocx({ name: '/etc/evil.xml', data: '<a/>' }),
    'with NUL in a path': () => makeDocx({ name: 'word/a\0.xml', data: '<a/>' }),
    'with the same part twice': () => makeDocx(documentXml('another')),
    'with the same part in another case': () => makeDocx({ name: 'WORD/Document.XML', data: '<a/>' }),
    'with a DOCTYPE': () =>
      makeZip([contentTypes(), relationships, documentXml('Jane Doe', '<!DOCTYPE a [<!ENTITY a "b">]>')]),
    'that is not well-formed': () => makeZip([contentTypes(), relationships, documentXml('<w:b>')]),
    'that is truncated': () => makeDocx().subarray(0, 400),
  }),
  ...rejectedSamples('docx', 'polyglot', {
    'with a part that only its first directory lists': () => {
      const hidden = archive().subarray(0, archive().indexOf('PK\x01\x02', 0, 'latin1'));
      return concat(hidden, makeZip(docxParts(), { base: hidden.length }));
    },
    'whose two directories differ': () =>
      makeDocx({ name: 'word/styles.xml', data: '<a/>', localName: 'word/macros.xml' }),
    'with something behind it': () => concat(makeDocx(), page),
    'with something in the middle': () => insertGap(makeDocx()),
  }),
  ...rejectedSamples('docx', 'embeddedFile', {
    'with an archive': () => makeDocx({ name: 'word/media/image1.png', data: archive(), store: true }),
    'with a program': () => makeDocx({ name: 'word/media/image1.png', data: program() }),
    'with an embedded workbook': () => makeDocx({ name: 'word/embeddings/sheet.xlsx', data: makeWorkbook() }),
    'with an embedded page': () => makeDocx(undeclared(externalRelationship('aFChunk', 'a.mht'))),
    'with an external object': () => makeDocx(externalRelationship('oleObject', 'https://example.com/evil')),
    ...Object.fromEntries(objects),
  }),
  ...rejectedSamples('docx', 'activeContent', {
    'with macros': () => makeDocx({ name: 'word/vbaProject.bin', data: macros() }),
    'with macros under another name': () => makeDocx({ name: 'word/media/image1.png', data: macros() }),
    'that is a docm': macroDocx,
  }),
  ...rejectedSamples('docm', /PDF, DOC, DOCX or TXT/, { 'by its extension': macroDocx }),
  ...rejectedSamples('docx', 'externalContent', {
    ...Object.fromEntries(externalTargets),
    ...Object.fromEntries(harmfulFields),
    'with an image on its author’s disk': () =>
      makeDocx(externalRelationship('image', 'file:///C:/Users/jane/a.png')),
    'with a relationship that claims to be internal': () =>
      makeDocx(undeclared(externalRelationship('image', '\\\\example.com\\a.png'))),
    'whose links are relative to a server': () =>
      docxWithPart('extended-properties', {
        name: 'docProps/app.xml',
        data: '<Properties><HyperlinkBase>\\\\example.com\\</HyperlinkBase></Properties>',
      }),
    'with a field in pieces': () => docxWith(field('D', 'DEA', '<w:r><w:t>UTO</w:t></w:r>', ' a')),
    'with a field whose name is computed': () => docxWith(field(field('QUOTE 68 68 69'), ' a')),
    'with a field in a harmless field': () => docxWith(field('IF 1 = 1 ', field('DDEAUTO a'))),
    'with a field that does not end': () =>
      docxWith(field('DDEAUTO a').split('</w:r>').slice(0, 2).join('</w:r>').concat('</w:r>')),
    'with a field in a header that is not called XML': () =>
      docxWithPart('wordprocessingml.header', {
        name: 'word/a.dat',
        data: `<w:hdr xmlns:w="w">${field('DDEAUTO a')}</w:hdr>`,
      }),
    'with the data source of a mail merge': () => docxWith('<w:mailMerge/>'),
  }),
  ...rejectedSamples('docx', 'wrongType', {
    'without its document': () => makeZip([contentTypes(), relationships]),
    'with something before it': () => concat(page, makeDocx()),
    'with a password': lockedDocx,
  }),
  ...rejectedSamples('doc', 'activeContent', {
    'with macros': () => makeDoc({ 'Macros/PROJECT': Buffer.alloc(64) }),
    'with macros of a template': () => makeDoc({ _VBA_PROJECT_CUR: Buffer.alloc(64) }),
  }),
  ...rejectedSamples('doc', 'embeddedFile', {
    'with an embedded object': () => makeDoc({ 'ObjectPool/_1/\u0001Ole10Native': program() }),
  }),
  ...rejectedSamples('doc', 'externalContent', {
    'with a field that fetches, in bytes': () => makeDoc({}, { text: '\x13 DDEAUTO c:\\a "b" \x14x\x15' }),
    'with a field that fetches, in UTF-16': () =>
      makeDoc({}, { text: '\x13 DDEAUTO c:\\a "b" \x14x\x15', isWide: true }),
    'with a template on a server': () => makeDoc({}, { template: '\\\\example.com\\share\\a.dot' }),
  }),
  ...rejectedSamples('doc', 'damaged', {
    'whose text is outside of the file': () => makeDoc({}, { text: 'x'.repeat(5000) }),
  }),
  ...rejectedSamples('doc', /damaged|although/, { 'that is truncated': () => makeDoc().subarray(0, 700) }),
  ...rejectedSamples('doc', 'encrypted', {
    'with a password': () => makeDoc({}, { flags: 0x0300 }),
    'that is a docx with a password': lockedDocx,
  }),
  ...rejectedSamples('doc', 'polyglot', {
    'that is an archive too': () => {
      const doc = makeDoc();
      return concat(doc, archive(doc.length));
    },
  }),
];

/** Makes a megabyte that compresses to about a fortieth: below the limit for the ratio. */
function makeIncompressible(seed: number): Buffer {
  const bytes = Buffer.alloc(megabyte, 'a');
  for (let at = 0, state = seed + 1; at < bytes.length; at += 50) {
    state = (state * 1_103_515_245 + 12_345) % 0x7fffffff;
    bytes[at] = state & 0xff;
  }
  return bytes;
}

/** Moves the central directory back by 100 bytes and corrects the end record. */
function insertGap(zip: Buffer): Buffer {
  const end = zip.length - 22;
  const start = zip.readUInt32LE(end + 16);
  const moved = concat(zip.subarray(0, start), Buffer.alloc(100, 'x'), zip.subarray(start));
  moved.writeUInt32LE(start + 100, end + 100 + 16);
  return moved;
}
