import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';

const wordMain = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';

/** Makes a Word document with this markup in its body, and with more parts by name. */
export function makeDocx(
  body = '<w:p><w:r><w:t>Jane Doe, SAP consultant</w:t></w:r></w:p>',
  more: Record<string, string | Buffer> = {},
  type = wordMain,
): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  const parts = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
    '_rels/.rels':
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    'word/document.xml': `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ...more,
  };
  for (const [name, data] of Object.entries(parts)) zip.addBuffer(Buffer.from(data), name);
  zip.end();
  return buffer(zip.outputStream);
}

/** The runs of a field whose code is in pieces. */
export function field(...code: string[]): string {
  const mark = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`;
  const runs = code.map((part) => `<w:r><w:instrText>${part}</w:instrText></w:r>`).join('');
  return `<w:p>${mark('begin')}${runs}${mark('separate')}<w:r><w:t>1</w:t></w:r>${mark('end')}</w:p>`;
}
