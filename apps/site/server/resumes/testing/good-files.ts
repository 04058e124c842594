import { accepted, archive, type CorpusEntry, concat, entry, megabyte, utf16 } from './corpus-entry.ts';
import { makePdf, makePdfOfSize, pdfObjectStream } from './pdf.ts';
import { docxWith, field, makeDoc, makeDocx, makeStreamedDocx, outsideRelationship } from './word.ts';

/** As they stand in applicants' files. */
const links = [
  ...['https://example.com/jane?a=b', 'http://example.com', 'HTTPS://EXAMPLE.COM', 'mailto:jane@example.com'],
  ...['tel:+919876543210', 'www.example.com/in/jane', 'example.com/in/jane', '#work'],
];

/** What has to be accepted. */
export const goodFiles: CorpusEntry[] = [
  entry('pdf', 'Jane Doe.pdf', accepted('pdf', 'Jane Doe.pdf'), () => makePdf()),
  entry('pdf with object streams', 'cv.pdf', accepted('pdf'), () =>
    makePdf({ more: [pdfObjectStream({ 7: '<< /Title (HTML/JavaScript /Launch) >>', 8: '[1 2]' })] }),
  ),
  entry('pdf with line feeds behind its end', 'cv.pdf', accepted('pdf'), () => concat(makePdf(), '\r\n\n')),
  entry('pdf of exactly 5 MB', 'cv.pdf', accepted('pdf'), () => makePdfOfSize(5 * megabyte)),
  entry('pdf with links, bookmarks and a view to open with', 'cv.pdf', accepted('pdf'), () =>
    makePdf({
      catalog:
        '/OpenAction << /S /GoTo /D [3 0 R /Fit] >> /URI << /Base (https://example.com/) >> /Outlines << /First << /Title (Work) /A << /S /GoTo /D [3 0 R /Fit] >> /Next << /Title (Skills) /Dest [3 0 R /Fit] >> >> >>',
      page: `/Resources << /Font << /F1 5 0 R >> >> /Annots [${links.map((_, index) => `${index + 6} 0 R`).join(' ')}]`,
      more: links.map(
        (link) =>
          `<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (${link}) /Next [] >> /PA << /S /URI /URI (${link}) >> >>`,
      ),
    }),
  ),
  entry('pdf with tags, and fonts named like actions', 'cv.pdf', accepted('pdf'), () =>
    makePdf({
      catalog:
        '/StructTreeRoot << /K << /S /Link /A << /O /Layout /Placement /Block >> >> >> /OpenAction [3 0 R /Fit]',
      page: '/Resources << /Font << /F1 5 0 R /A 5 0 R /AA 5 0 R /JS 5 0 R /EF 5 0 R /URI 5 0 R /Next 5 0 R >> >> /Group << /S /Transparency >>',
    }),
  ),
  entry('docx', 'cv.docx', accepted('docx'), () => makeDocx()),
  entry('docx with data descriptors', 'cv.docx', accepted('docx'), makeStreamedDocx),
  entry('docx with an upper-case extension', 'CV.DOCX', accepted('docx', 'CV.DOCX'), () => makeDocx()),
  ...[
    'file:///C:\\Users\\jane\\Resume.dotx',
    'Resume.dotx',
    'C:\\Users\\jane\\Resume.dotx',
    'file:///Users/jane/Modern%20Resume.dotx',
  ].map((template) =>
    entry(`docx made from the template ${template}`, 'cv.docx', accepted('docx'), () =>
      makeDocx(outsideRelationship('attachedTemplate', template)),
    ),
  ),
  ...links
    .slice(0, 1)
    .map((link) =>
      entry(`docx with a link to ${link}`, 'cv.docx', accepted('docx'), () =>
        makeDocx(outsideRelationship('hyperlink', link)),
      ),
    ),
  entry('docx with the fields of an ordinary résumé', 'cv.docx', accepted('docx'), () =>
    docxWith(
      [
        ...[
          'PAGE',
          'NUMPAGES \\* MERGEFORMAT',
          'DATE \\@ "d MMMM yyyy"',
          'SHAPE  \\* MERGEFORMAT',
          'TOC \\o "1-3" \\h',
        ],
        ...[
          'HYPERLINK "https://example.com/jane" \\t "_blank"',
          'HYPERLINK \\l "_Work"',
          'HYPERLINK mailto:jane@example.com',
        ],
        ...['MACROBUTTON  NoMacro [Your name]', 'ADDIN ZOTERO_ITEM CSL_CITATION {"a":"file:"}', '', ' page '],
      ]
        .map((code) => field(code))
        .join(''),
    ),
  ),
  entry('docx with a field in a field', 'cv.docx', accepted('docx'), () =>
    docxWith(field(' IF ', field('PAGE'), ' = 1 "DDE" "LINK" ')),
  ),
  entry('doc', 'cv.doc', accepted('doc'), () => makeDoc()),
  entry('doc with a link and page numbers', 'cv.doc', accepted('doc'), () =>
    makeDoc(
      {},
      {
        text: '\x13 HYPERLINK "https://example.com" \x14me\x15\r\x13PAGE\x15',
        template: 'C:\\Users\\jane\\Resume.dot',
      },
    ),
  ),
  entry('doc with its theme, an archive, inside', 'cv.doc', accepted('doc'), () =>
    makeDoc({ Data: concat(archive(), Buffer.alloc(4096)) }),
  ),
  entry('txt in UTF-8', 'cv.txt', accepted('txt'), () =>
    Buffer.from('Jürgen Müller\r\n\tSAP – 日本語 🎉\f\n'),
  ),
  entry('txt in UTF-8 with a mark', 'cv.txt', accepted('txt'), () => Buffer.from('\uFEFFJane Doe')),
  entry('txt in UTF-16, little end first', 'cv.txt', accepted('txt'), () => utf16('Jane Doe – SAP')),
  entry('txt in UTF-16, big end first', 'cv.txt', accepted('txt'), () => utf16('Jane Doe – SAP').swap16()),
  entry('txt that begins like a bitmap', 'cv.txt', accepted('txt'), () => Buffer.from('BMW Group, 2019')),
  entry('txt that speaks of HTML', 'cv.txt', accepted('txt'), () => Buffer.from('Skills: <html>, <script>')),
];

/** Good files, most of them, under names that are not. */
export const namedFiles: CorpusEntry[] = [
  entry('name with a path', '../../etc/cron.d/cv.pdf', accepted('pdf', 'cv.pdf'), () => makePdf()),
  entry('absolute name', '/etc/passwd.pdf', accepted('pdf', 'passwd.pdf'), () => makePdf()),
  entry('name with a Windows path', 'C:\\cvs\\jane.pdf', accepted('pdf', 'jane.pdf'), () => makePdf()),
  entry('name with NUL before a second extension', 'cv.pdf\0.exe', /PDF, DOC, DOCX or TXT/, () => makePdf()),
  entry('name with NUL', 'c\0v.pdf', accepted('pdf', 'cv.pdf'), () => makePdf()),
  entry('name written from right to left', 'cv\u202Efdp.exe', /PDF, DOC, DOCX or TXT/, () => makePdf()),
  entry('name with a direction mark', 'ja\u202Ene\u200B.pdf', accepted('pdf', 'jane.pdf'), () => makePdf()),
  entry('name of 255 bytes', `${'ü'.repeat(125)}a.pdf`, accepted('pdf', `${'ü'.repeat(116)}.pdf`), () =>
    makePdf(),
  ),
  entry('name of emoji', '🎉👩‍💻.pdf', accepted('pdf', '🎉👩💻.pdf'), () => makePdf()),
  entry('name without a stem', '.pdf', accepted('pdf', 'resume.pdf'), () => makePdf()),
  entry('name that is only an extension', 'pdf', /PDF, DOC, DOCX or TXT/, () => makePdf()),
  entry('name without an extension', 'cv', /PDF, DOC, DOCX or TXT/, () => makePdf()),
];
