import { deflateSync } from 'node:zlib';
import {
  acts,
  archive,
  broken,
  type CorpusEntry,
  concat,
  entry,
  locked,
  megabyte,
  otherFiles,
  page,
  program,
  scripts,
  twoFaces,
  wrongKind,
} from './corpus-entry.ts';
import { makePdf, makePdfOfSize, pdfObjectStream, pdfStream } from './pdf.ts';

const openScript = (dictionary: string) => makePdf({ catalog: '/OpenAction 6 0 R', more: [dictionary] });
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

/** A PDF whose page has one annotation, object 6, with these entries, and these objects after it. */
export const annotated = (entries: string, ...more: (string | Buffer)[]) =>
  makePdf({
    page: '/Resources << /Font << /F1 5 0 R >> >> /Annots [6 0 R]',
    more: [`<< /Type /Annot /Rect [0 0 9 9] ${entries} >>`, ...more],
  });
/** A PDF with a link that a reader follows when it is clicked. */
export const linking = (action: string) => annotated(`/Subtype /Link /A ${action}`);
const address = '/URI (https://example.com/)';

/** What ISO 32000-2, 12.6.4 lets a file do, besides going to a place in itself and opening an address. */
const actions = {
  'opens another file': '/S /GoToR /F (other.pdf) /D [0 /Fit]',
  'opens another file on a server': '/S /GoToR /F (\\\\\\\\example.com\\\\share\\\\a.pdf) /D [0 /Fit]',
  'opens an embedded file': '/S /GoToE /D [0 /Fit]',
  'launches a program': '/S /Launch /F (cmd.exe)',
  'sends a form': '/S /SubmitForm /F << /FS /URL /F (https://example.com/) >>',
  'empties a form': '/S /ResetForm',
  'imports data': '/S /ImportData /F (a.fdf)',
  'plays a rendition with a script': '/S /Rendition /OP 0 /JS (app.alert\\(1\\))',
  'plays a sound': '/S /Sound /Sound 5 0 R',
  'plays a video': '/S /Movie /T (a)',
  'hides something': '/S /Hide /T (a)',
  'shows a layer': '/S /SetOCGState /State []',
  'is named': '/S /Named /N /Print',
  'nobody knows': '/S /Explode',
};

/** PDFs that are more than that, or less. */
export const hostilePdfs: CorpusEntry[] = [
  entry('pdf and archive', 'cv.pdf', twoFaces, () => {
    const pdf = makePdf();
    return concat(pdf, archive(pdf.length));
  }),
  entry('pdf with an archive in a stream', 'cv.pdf', twoFaces, () =>
    makePdf({ more: [pdfStream(archive())] }),
  ),
  entry('pdf and page, page first', 'cv.pdf', wrongKind, () => concat(page, makePdf())),
  entry('pdf and page in a comment', 'cv.pdf', twoFaces, () => makePdf({ comment: `%${page}` })),
  entry('pdf and page behind it', 'cv.pdf', twoFaces, () => concat(makePdfOfSize(4000), page)),
  entry('picture and Java archive', 'cv.pdf', wrongKind, () => {
    const picture = Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1');
    return concat(picture, archive(picture.length));
  }),
  entry('pdf cut short', 'cv.pdf', broken, () => makePdf().subarray(0, 500)),
  entry('pdf without pages', 'cv.pdf', broken, () => Buffer.from('%PDF-1.4\n%%EOF\n')),
  entry('pdf with JavaScript', 'cv.pdf', scripts, () => openScript(script)),
  entry('pdf with JavaScript, escaped', 'cv.pdf', scripts, () =>
    makePdf({ more: [script.replace('/JavaScript', '/J#61vaScr#69pt')] }),
  ),
  entry('pdf with JavaScript in an object stream', 'cv.pdf', scripts, () =>
    makePdf({ more: [pdfObjectStream({ 7: script })] }),
  ),
  entry('pdf with JavaScript in an object stream without a type', 'cv.pdf', broken, () =>
    makePdf({ more: [pdfObjectStream({ 7: script }, '')] }),
  ),
  entry('pdf with JavaScript behind a false end', 'cv.pdf', broken, () =>
    makePdf({ more: [`<< /X [ >> >> endobj ] ${script.slice(2)}`] }),
  ),
  entry('pdf with JavaScript in what looks like a string', 'cv.pdf', twoFaces, () =>
    makePdf({ more: [`<< /A (\n9 0 obj ${script} endobj) >>`] }),
  ),
  entry('pdf that launches a program', 'cv.pdf', acts, () => openScript('<< /S /Launch /F (cmd.exe) >>')),
  ...Object.entries(actions).flatMap(([what, action]) => [
    entry(`pdf with a button that ${what}`, 'cv.pdf', /scripts or macros|by itself/, () =>
      annotated(`/Subtype /Widget /A << ${action} >>`),
    ),
    entry(`pdf with an action on opening that ${what}`, 'cv.pdf', /scripts or macros|by itself/, () =>
      openScript(`<< ${action} >>`),
    ),
  ]),
  entry('pdf that opens an address by itself', 'cv.pdf', acts, () => openScript(`<< /S /URI ${address} >>`)),
  entry('pdf that opens an address after a click on something else', 'cv.pdf', acts, () =>
    linking(`<< /S /GoTo /D [3 0 R /Fit] /Next [<< /S /URI ${address} >>] >>`),
  ),
  entry('pdf that acts when a page opens', 'cv.pdf', acts, () =>
    makePdf({ page: `/Resources << >> /AA << /O << /S /URI ${address} >> >>` }),
  ),
  entry('pdf that acts when a field is left', 'cv.pdf', acts, () =>
    annotated('/Subtype /Widget /AA << /Bl << /S /GoTo /D [3 0 R /Fit] >> >>'),
  ),
  entry('pdf whose bookmark launches a program', 'cv.pdf', acts, () =>
    makePdf({ catalog: '/Outlines << /First << /Title (a) /A << /S /Launch /F (a.exe) >> >> >>' }),
  ),
  entry('pdf with a script in its table of names', 'cv.pdf', scripts, () =>
    makePdf({ catalog: `/Names << /JavaScript << /Names [(a) ${script}] >> >>` }),
  ),
  entry('pdf with a script in its trailer', 'cv.pdf', scripts, () =>
    makePdf({ trailer: `/X << /OpenAction ${script} >>` }),
  ),
  entry('pdf whose action gets its type from an older object', 'cv.pdf', acts, () =>
    openScript('<< /S 7 0 R /F (cmd.exe) >> endobj 7 0 obj /Launch endobj 7 0 obj /GoTo'),
  ),
  entry('pdf with an object inside of a stream', 'cv.pdf', twoFaces, () =>
    makePdf({ more: [pdfStream(Buffer.from(`9 0 obj ${script} endobj`))] }),
  ),
  entry('pdf with a form in XML', 'cv.pdf', scripts, () =>
    makePdf({ catalog: '/AcroForm << /XFA 6 0 R >>', more: [pdfStream(Buffer.from('<xdp/>'))] }),
  ),
  entry('pdf whose stream is another file', 'cv.pdf', otherFiles, () =>
    makePdf({ more: [pdfStream(Buffer.alloc(0), '/F (\\\\\\\\example.com\\\\share\\\\a)')] }),
  ),
  entry('pdf with a page of another file', 'cv.pdf', otherFiles, () =>
    makePdf({ more: [pdfStream(Buffer.alloc(0), '/Subtype /Form /Ref << /F (a.pdf) /Page 0 >>')] }),
  ),
  ...['RichMedia', 'Screen', 'Movie', 'Sound', '3D'].map((subtype) =>
    entry(`pdf with an annotation of type ${subtype}`, 'cv.pdf', otherFiles, () =>
      annotated(`/Subtype /${subtype}`),
    ),
  ),
  ...[
    'file:///C:/a.exe',
    'file://example.com/a',
    '\\\\\\\\example.com\\\\share',
    '//example.com/a',
    'smb://example.com',
    'javascript:a',
    'search-ms:a',
  ].map((target) =>
    entry(`pdf with a link to ${target}`, 'cv.pdf', acts, () => linking(`<< /S /URI /URI (${target}) >>`)),
  ),
  entry('pdf whose links begin on a server', 'cv.pdf', acts, () =>
    makePdf({ catalog: '/URI << /Base (file://example.com/) >>' }),
  ),
  entry('pdf with a file inside', 'cv.pdf', otherFiles, () =>
    makePdf({
      catalog: '/Names << /EmbeddedFiles << /Names [(a) 6 0 R] >> >>',
      more: ['<< /Type /Filespec /F (a.exe) /EF << /F 7 0 R >> >>', pdfStream(program())],
    }),
  ),
  entry('pdf with a file pinned to a page', 'cv.pdf', otherFiles, () =>
    makePdf({
      more: ['<< /Subtype /FileAttachment /FS << /F (a.exe) /EF << /F 7 0 R >> >> >>', pdfStream(program())],
    }),
  ),
  entry('pdf with a name for a file inside', 'cv.pdf', otherFiles, () =>
    makePdf({ catalog: '/Names << /EmbeddedFiles << /Names [(a) << /Type /Filespec /F (a) >>] >> >>' }),
  ),
  entry('pdf with a password', 'cv.pdf', locked, () => {
    const key = `<${'5a'.repeat(32)}>`;
    return makePdf({
      trailer: `/ID [<00> <00>] /Encrypt 6 0 R`,
      more: [`<< /Filter /Standard /V 1 /R 2 /P -4 /O ${key} /U ${key} >>`],
    });
  }),
  entry('pdf with a bomb in an object stream', 'cv.pdf', broken, () =>
    makePdf({
      more: [
        pdfStream(
          deflateSync(Buffer.alloc(60 * megabyte)),
          '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
        ),
      ],
    }),
  ),
  entry('pdf with an object stream in an unusual filter', 'cv.pdf', broken, () =>
    makePdf({
      more: [
        pdfStream(
          deflateSync(Buffer.from(`7 0 ${script}`).toString('hex')),
          '/Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /ASCIIHexDecode]',
        ),
      ],
    }),
  ),
];
