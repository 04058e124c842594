import { resumeMaxBytes } from '@riverfront/contract/applications';
import { makePdf, makePdfOfSize, pdfObjectStream } from './pdf.ts';
import { acceptedSamples, archive, concat, type Sample, utf16 } from './samples.ts';
import { docxWith, externalRelationship, field, makeDoc, makeDocx, makeStreamedDocx } from './word.ts';

/** Link targets as they occur in applicants' files. */
const links = [
  ...['https://example.com/jane?a=b', 'http://example.com', 'HTTPS://EXAMPLE.COM', 'mailto:jane@example.com'],
  ...['tel:+919876543210', 'www.example.com/in/jane', 'example.com/in/jane', '#work'],
];
/** Codes of the fields of an ordinary résumé. */
const fields = [
  ...['PAGE', 'NUMPAGES \\* MERGEFORMAT', 'DATE \\@ "d MMMM yyyy"', 'SHAPE  \\* MERGEFORMAT'],
  ...['TOC \\o "1-3" \\h', 'HYPERLINK "https://example.com/jane" \\t "_blank"', 'HYPERLINK \\l "_Work"'],
  ...['HYPERLINK mailto:jane@example.com', 'MACROBUTTON  NoMacro [Your name]'],
  ...['ADDIN ZOTERO_ITEM CSL_CITATION {"a":"file:"}', '', ' page '],
];
const templates = [
  ...['file:///C:\\Users\\jane\\Resume.dotx', 'Resume.dotx', 'C:\\Users\\jane\\Resume.dotx'],
  'file:///Users/jane/Modern%20Resume.dotx',
];

/** Files that have to be accepted. */
export const acceptedFiles: Sample[] = [
  ...acceptedSamples('pdf', {
    'with object streams': () =>
      makePdf({ more: [pdfObjectStream({ 7: '<< /Title (HTML/JavaScript /Launch) >>', 8: '[1 2]' })] }),
    'with line feeds behind its end': () => concat(makePdf(), '\r\n\n'),
    'of exactly the largest size': () => makePdfOfSize(resumeMaxBytes),
    'with links, bookmarks and a view to open with': () =>
      makePdf({
        catalog:
          '/OpenAction << /S /GoTo /D [3 0 R /Fit] >> /URI << /Base (https://example.com/) >> /Outlines << /First << /Title (Work) /A << /S /GoTo /D [3 0 R /Fit] >> /Next << /Title (Skills) /Dest [3 0 R /Fit] >> >> >>',
        page: `/Resources << /Font << /F1 5 0 R >> >> /Annots [${links.map((_, index) => `${index + 6} 0 R`).join(' ')}]`,
        more: links.map(
          (link) =>
            `<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (${link}) /Next [] >> /PA << /S /URI /URI (${link}) >> >>`,
        ),
      }),
    'with tags, and fonts named like actions': () =>
      makePdf({
        catalog:
          '/StructTreeRoot << /K << /S /Link /A << /O /Layout /Placement /Block >> >> >> /OpenAction [3 0 R /Fit]',
        page: '/Resources << /Font << /F1 5 0 R /A 5 0 R /AA 5 0 R /JS 5 0 R /EF 5 0 R /URI 5 0 R /Next 5 0 R >> >> /Group << /S /Transparency >>',
      }),
  }),
  ...acceptedSamples('docx', {
    'of one paragraph': () => makeDocx(),
    'with data descriptors': makeStreamedDocx,
    'with a link': () => makeDocx(externalRelationship('hyperlink', links[0] ?? '')),
    'with the fields of an ordinary résumé': () => docxWith(fields.map((code) => field(code)).join('')),
    'with a nested field': () => docxWith(field(' IF ', field('PAGE'), ' = 1 "DDE" "LINK" ')),
    ...Object.fromEntries(
      templates.map((template) => [
        `made from the template ${template}`,
        () => makeDocx(externalRelationship('attachedTemplate', template)),
      ]),
    ),
  }),
  ...acceptedSamples('doc', {
    'of one paragraph': () => makeDoc(),
    'with a link and page numbers': () =>
      makeDoc(
        {},
        {
          text: '\x13 HYPERLINK "https://example.com" \x14me\x15\r\x13PAGE\x15',
          template: 'C:\\Users\\jane\\Resume.dot',
        },
      ),
    'with its theme, an archive, inside': () => makeDoc({ Data: concat(archive(), Buffer.alloc(4096)) }),
  }),
  ...acceptedSamples('txt', {
    'in UTF-8': () => Buffer.from('Jürgen Müller\r\n\tSAP – 日本語 🎉\f\n'),
    'in UTF-8 with a byte order mark': () => Buffer.from('\uFEFFJane Doe'),
    'in UTF-16, little-endian': () => utf16('Jane Doe – SAP'),
    'in UTF-16, big-endian': () => utf16('Jane Doe – SAP').swap16(),
    'that begins like a bitmap': () => Buffer.from('BMW Group, 2019'),
    'that mentions HTML': () => Buffer.from('Skills: <html>, <script>'),
  }),
];

/** Names without an accepted extension, however they look. */
const names = ['cv.pdf\0.exe', 'cv\u202Efdp.exe', 'pdf', 'cv'];

export const namedFiles: Sample[] = [
  ...names.map(
    (fileName): Sample => ({
      title: `rejects the name ${JSON.stringify(fileName)}`,
      fileName,
      bytes: () => makePdf(),
      expected: { rejected: /PDF, DOC, DOCX or TXT/ },
    }),
  ),
  {
    title: 'accepts a path with an upper-case extension',
    fileName: '../../etc/CV.DOCX',
    bytes: () => makeDocx(),
    expected: { accepted: 'docx', displayName: 'CV.DOCX' },
  },
];
