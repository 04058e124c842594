import {
  archive,
  broken,
  type CorpusEntry,
  concat,
  entry,
  fetches,
  locked,
  megabyte,
  otherFiles,
  page,
  program,
  scripts,
  tooBig,
  twoFaces,
  workbook,
  wrongKind,
} from './corpus-entry.ts';
import {
  contentTypes,
  documentXml,
  docxParts,
  docxWith,
  field,
  macroType,
  makeCompoundFile,
  makeDoc,
  makeDocx,
  outsideRelationship,
  relationships,
} from './word.ts';
import { makeZip } from './zip.ts';

/** More of the kind in `links.test.ts`. */
const elsewhere = [
  'https://example.com/evil.dotm',
  '\\\\example.com\\share\\a.dotm',
  'mhtml:https://example.com/a',
];

const macros = () => makeCompoundFile({ 'VBA/dir': Buffer.alloc(64), PROJECT: Buffer.from('ID=""') });

/** Word files, old and new, with tricks of the archive and things that run. */
export const hostileWord: CorpusEntry[] = [
  entry('docx bomb by ratio', 'cv.docx', tooBig, () =>
    makeDocx({ name: 'word/media/image1.bmp', data: Buffer.alloc(20 * megabyte) }),
  ),
  entry('docx bomb that lies about its size', 'cv.docx', /too large|damaged/, () =>
    makeDocx({ name: 'word/media/image1.bmp', data: Buffer.alloc(20 * megabyte), claimedSize: 1000 }),
  ),
  entry('docx bomb by total', 'cv.docx', tooBig, () =>
    makeDocx(
      ...Array.from({ length: 60 }, (_, index) => ({
        name: `word/media/i${index}.bin`,
        data: hardToPack(index),
      })),
    ),
  ),
  entry('docx bomb in small pieces', 'cv.docx', tooBig, () =>
    makeDocx(
      ...Array.from({ length: 190 }, (_, index) => ({
        name: `word/media/i${index}.bin`,
        data: Buffer.alloc(100_000),
      })),
    ),
  ),
  entry('docx with a part that does not match its checksum', 'cv.docx', broken, () =>
    makeDocx({ name: 'word/media/image1.bin', data: 'x', checksum: 1 }),
  ),
  entry('docx with a part that only its first directory knows', 'cv.docx', twoFaces, () => {
    const hidden = archive().subarray(0, archive().indexOf('PK\x01\x02', 0, 'latin1'));
    return concat(hidden, makeZip(docxParts(), { base: hidden.length }));
  }),
  entry('docx with an archive', 'cv.docx', otherFiles, () =>
    makeDocx({ name: 'word/media/image1.png', data: archive(), store: true }),
  ),
  entry('docx with a program', 'cv.docx', otherFiles, () =>
    makeDocx({ name: 'word/media/image1.png', data: program() }),
  ),
  entry('docx with an embedded workbook', 'cv.docx', otherFiles, () =>
    makeDocx({ name: 'word/embeddings/sheet.xlsx', data: workbook() }),
  ),
  entry('docx with 201 entries', 'cv.docx', tooBig, () =>
    makeDocx(...Array.from({ length: 198 }, (_, index) => ({ name: `word/media/i${index}.txt`, data: 'x' }))),
  ),
  entry('docx with a symbolic link', 'cv.docx', broken, () =>
    makeDocx({ name: 'word/media/image1.png', data: '/etc/passwd', mode: 0o120777, store: true }),
  ),
  entry('docx with a path that climbs', 'cv.docx', broken, () =>
    makeDocx({ name: '../../evil.xml', data: '<a/>' }),
  ),
  entry('docx with an absolute path', 'cv.docx', broken, () =>
    makeDocx({ name: '/etc/evil.xml', data: '<a/>' }),
  ),
  entry('docx with NUL in a path', 'cv.docx', broken, () => makeDocx({ name: 'word/a\0.xml', data: '<a/>' })),
  entry('docx with the same part twice', 'cv.docx', broken, () => makeDocx(documentXml('another'))),
  entry('docx with the same part in another case', 'cv.docx', broken, () =>
    makeDocx({ name: 'WORD/Document.XML', data: '<a/>' }),
  ),
  entry('docx whose two directories differ', 'cv.docx', twoFaces, () =>
    makeDocx({ name: 'word/styles.xml', data: '<a/>', localName: 'word/macros.xml' }),
  ),
  entry('docx with macros', 'cv.docx', scripts, () =>
    makeDocx({ name: 'word/vbaProject.bin', data: macros() }),
  ),
  entry('docx with macros under another name', 'cv.docx', scripts, () =>
    makeDocx({ name: 'word/media/image1.png', data: macros() }),
  ),
  entry('docm', 'cv.docm', /PDF, DOC, DOCX or TXT/, () =>
    makeZip([contentTypes(macroType), ...docxParts().slice(1)]),
  ),
  entry('docm renamed', 'cv.docx', scripts, () =>
    makeZip([contentTypes(macroType), ...docxParts().slice(1)]),
  ),
  ...elsewhere.flatMap((target) => [
    entry(`docx with a template at ${target}`, 'cv.docx', fetches, () =>
      makeDocx(outsideRelationship('attachedTemplate', target)),
    ),
    entry(`docx with a picture at ${target}`, 'cv.docx', fetches, () =>
      makeDocx(outsideRelationship('image', target)),
    ),
    entry(`docx with a picture of VML at ${target}`, 'cv.docx', fetches, () =>
      docxWith(`<w:pict><v:imagedata xmlns:v="urn:schemas-microsoft-com:vml" src="${target}"/></w:pict>`),
    ),
  ]),
  entry('docx with a picture on its author’s disk', 'cv.docx', fetches, () =>
    makeDocx(outsideRelationship('image', 'file:///C:/Users/jane/a.png')),
  ),
  ...elsewhere
    .slice(1)
    .flatMap((target) => [
      entry(`docx with a link to ${target}`, 'cv.docx', fetches, () =>
        makeDocx(outsideRelationship('hyperlink', target)),
      ),
      entry(`docx with a field that links to ${target}`, 'cv.docx', fetches, () =>
        docxWith(field(`HYPERLINK \\o "See: this" "${target}"`)),
      ),
    ]),
  entry('docx with a relationship that says it is inside', 'cv.docx', fetches, () => {
    const { name, data } = outsideRelationship('image', '\\\\example.com\\a.png');
    return makeDocx({ name, data: String(data).replace(' TargetMode="External"', '') });
  }),
  entry('docx with a base for its links on a server', 'cv.docx', fetches, () =>
    makeZip([
      contentTypes(
        undefined,
        '<Override PartName="/docProps/app.xml" ContentType="application/vnd.openxmlformats-officedocument.extended-properties+xml"/>',
      ),
      ...docxParts({
        name: 'docProps/app.xml',
        data: '<Properties><HyperlinkBase>\\\\example.com\\</HyperlinkBase></Properties>',
      }).slice(1),
    ]),
  ),
  ...[
    'DDEAUTO c:\\\\a "b"',
    'dde a b',
    'INCLUDEPICTURE "https://example.com/a.png" \\d',
    'INCLUDETEXT a',
    'LINK Excel.Sheet.8 a',
    'IMPORT a',
    'INCLUDE a',
    'DATABASE \\d a',
    'RD a',
    'EMBED Package',
    'PRINT 27',
    'UNKNOWN',
  ].flatMap((code) => [
    entry(`docx with the field ${code}`, 'cv.docx', fetches, () => docxWith(field(` ${code} `))),
    entry(`docx with the simple field ${code}`, 'cv.docx', fetches, () =>
      docxWith(`<w:fldSimple w:instr="${code.replaceAll('"', '&quot;')}"/>`),
    ),
  ]),
  entry('docx with a field in pieces', 'cv.docx', fetches, () =>
    docxWith(field('D', 'DEA', '<w:r><w:t>UTO</w:t></w:r>', ' a')),
  ),
  entry('docx with a field whose name is computed', 'cv.docx', fetches, () =>
    docxWith(field(field('QUOTE 68 68 69'), ' a')),
  ),
  entry('docx with a field in a harmless field', 'cv.docx', fetches, () =>
    docxWith(field('IF 1 = 1 ', field('DDEAUTO a'))),
  ),
  entry('docx with a field that does not end', 'cv.docx', fetches, () =>
    docxWith(field('DDEAUTO a').split('</w:r>').slice(0, 2).join('</w:r>').concat('</w:r>')),
  ),
  entry('docx with a field in a header that is not called XML', 'cv.docx', fetches, () =>
    makeZip([
      contentTypes(
        undefined,
        '<Override PartName="/word/a.dat" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.header+xml"/>',
      ),
      ...docxParts({ name: 'word/a.dat', data: `<w:hdr xmlns:w="w">${field('DDEAUTO a')}</w:hdr>` }).slice(1),
    ]),
  ),
  entry('docx with the addresses of a mail merge', 'cv.docx', fetches, () => docxWith('<w:mailMerge/>')),
  ...['altChunk', 'subDoc', 'OLEObject', 'control'].map((element) =>
    entry(`docx with ${element}`, 'cv.docx', otherFiles, () => docxWith(`<w:${element}/>`)),
  ),
  entry('docx with a page of another format inside', 'cv.docx', otherFiles, () => {
    const { name, data } = outsideRelationship('aFChunk', 'a.mht');
    return makeDocx({ name, data: String(data).replace(' TargetMode="External"', '') });
  }),
  entry('docx with an object from elsewhere', 'cv.docx', otherFiles, () =>
    makeDocx(outsideRelationship('oleObject', 'https://example.com/evil')),
  ),
  entry('docx with a DOCTYPE', 'cv.docx', broken, () =>
    makeZip([contentTypes(), relationships, documentXml('Jane Doe', '<!DOCTYPE a [<!ENTITY a "b">]>')]),
  ),
  entry('docx that is not well-formed', 'cv.docx', broken, () =>
    makeZip([contentTypes(), relationships, documentXml('<w:b>')]),
  ),
  entry('docx without its document', 'cv.docx', wrongKind, () => makeZip([contentTypes(), relationships])),
  entry('docx with something before it', 'cv.docx', wrongKind, () => concat(page, makeDocx())),
  entry('docx with something behind it', 'cv.docx', twoFaces, () => concat(makeDocx(), page)),
  entry('docx with something in the middle', 'cv.docx', twoFaces, () => withGap(makeDocx())),
  entry('docx cut short', 'cv.docx', broken, () => makeDocx().subarray(0, 400)),
  entry('doc with macros', 'cv.doc', scripts, () => makeDoc({ 'Macros/PROJECT': Buffer.alloc(64) })),
  entry('doc with macros of a template', 'cv.doc', scripts, () =>
    makeDoc({ _VBA_PROJECT_CUR: Buffer.alloc(64) }),
  ),
  entry('doc with an embedded object', 'cv.doc', otherFiles, () =>
    makeDoc({ 'ObjectPool/_1/\u0001Ole10Native': program() }),
  ),
  ...[false, true].map((isWide) =>
    entry(`doc with a field that fetches, in ${isWide ? 'UTF-16' : 'bytes'}`, 'cv.doc', fetches, () =>
      makeDoc({}, { text: '\x13 DDEAUTO c:\\a "b" \x14x\x15', isWide }),
    ),
  ),
  entry('doc with a template on a server', 'cv.doc', fetches, () =>
    makeDoc({}, { template: '\\\\example.com\\share\\a.dot' }),
  ),
  entry('doc whose text is elsewhere', 'cv.doc', broken, () => makeDoc({}, { text: 'x'.repeat(5000) })),
  entry('doc with a password', 'cv.doc', locked, () => makeDoc({}, { flags: 0x0300 })),
  entry('docx with a password, as doc', 'cv.doc', locked, () =>
    makeCompoundFile({ EncryptedPackage: Buffer.alloc(4096), EncryptionInfo: Buffer.alloc(128) }),
  ),
  entry('docx with a password', 'cv.docx', wrongKind, () =>
    makeCompoundFile({ EncryptedPackage: Buffer.alloc(4096), EncryptionInfo: Buffer.alloc(128) }),
  ),
  entry('doc and archive', 'cv.doc', twoFaces, () => {
    const doc = makeDoc();
    return concat(doc, archive(doc.length));
  }),
  entry('doc cut short', 'cv.doc', /damaged|although/, () => makeDoc().subarray(0, 700)),
];

/** A megabyte that packs to about a fortieth: under the limit for the ratio. */
function hardToPack(seed: number): Buffer {
  const bytes = Buffer.alloc(megabyte, 'a');
  for (let at = 0, state = seed + 1; at < bytes.length; at += 50) {
    state = (state * 1_103_515_245 + 12_345) % 0x7fffffff;
    bytes[at] = state & 0xff;
  }
  return bytes;
}

/** Moves the central directory back by 100 bytes and corrects the end record. */
function withGap(zip: Buffer): Buffer {
  const end = zip.length - 22;
  const start = zip.readUInt32LE(end + 16);
  const moved = concat(zip.subarray(0, start), Buffer.alloc(100, 'x'), zip.subarray(start));
  moved.writeUInt32LE(start + 100, end + 100 + 16);
  return moved;
}
