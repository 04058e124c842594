import { deflateSync } from 'node:zlib';
import { makePdf, makePdfOfSize, pdfObjectStream, pdfStream } from './pdf.ts';
import { archive, concat, megabyte, page, program, rejectedSamples, type Sample } from './samples.ts';

const openScript = (dictionary: string) => makePdf({ catalog: '/OpenAction 6 0 R', more: [dictionary] });
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';
const address = '/URI (https://example.com/)';

/** A PDF whose page has one annotation, object 6, with these entries. */
const annotated = (entries: string) =>
  makePdf({
    page: '/Resources << /Font << /F1 5 0 R >> >> /Annots [6 0 R]',
    more: [`<< /Type /Annot /Rect [0 0 9 9] ${entries} >>`],
  });
/** A PDF with a link that a reader follows on a click. */
const linking = (action: string) => annotated(`/Subtype /Link /A ${action}`);

/** Actions of ISO 32000-2, 12.6.4 other than going to a place in the file and opening an address. */
const actions = {
  'opens another file': '/S /GoToR /F (other.pdf) /D [0 /Fit]',
  'opens another file on a server': '/S /GoToR /F (\\\\\\\\example.com\\\\share\\\\a.pdf) /D [0 /Fit]',
  'opens an embedded file': '/S /GoToE /D [0 /Fit]',
  'launches a program': '/S /Launch /F (cmd.exe)',
  'sends a form': '/S /SubmitForm /F << /FS /URL /F (https://example.com/) >>',
  'resets a form': '/S /ResetForm',
  'imports data': '/S /ImportData /F (a.fdf)',
  'plays a rendition with a script': '/S /Rendition /OP 0 /JS (app.alert\\(1\\))',
  'plays a sound': '/S /Sound /Sound 5 0 R',
  'plays a video': '/S /Movie /T (a)',
  'hides something': '/S /Hide /T (a)',
  'shows a layer': '/S /SetOCGState /State []',
  'has a name': '/S /Named /N /Print',
  'is unknown': '/S /Explode',
};
const buttons = Object.entries(actions).flatMap(([what, action]) => [
  [`with a button that ${what}`, () => annotated(`/Subtype /Widget /A << ${action} >>`)] as const,
  [`with an action on opening that ${what}`, () => openScript(`<< ${action} >>`)] as const,
]);
const links = [
  ...['file:///C:/a.exe', 'file://example.com/a', '\\\\\\\\example.com\\\\share', '//example.com/a'],
  ...['smb://example.com', 'javascript:a', 'search-ms:a'],
].map((target) => [`with a link to ${target}`, () => linking(`<< /S /URI /URI (${target}) >>`)] as const);
const playing = ['RichMedia', 'Screen', 'Movie', 'Sound', '3D'].map(
  (subtype) => [`with an annotation of type ${subtype}`, () => annotated(`/Subtype /${subtype}`)] as const,
);

/** PDFs that are more than a document, or less. */
export const pdfSamples: Sample[] = [
  ...rejectedSamples('pdf', 'polyglot', {
    'that is an archive too': () => {
      const pdf = makePdf();
      return concat(pdf, archive(pdf.length));
    },
    'with an archive in a stream': () => makePdf({ more: [pdfStream(archive())] }),
    'with a page in a comment': () => makePdf({ comment: `%${page}` }),
    'with a page behind it': () => concat(makePdfOfSize(4000), page),
    'with JavaScript in what looks like a string': () =>
      makePdf({ more: [`<< /A (\n9 0 obj ${script} endobj) >>`] }),
    'with an object inside of a stream': () =>
      makePdf({ more: [pdfStream(Buffer.from(`9 0 obj ${script} endobj`))] }),
  }),
  ...rejectedSamples('pdf', 'wrongType', {
    'behind a page': () => concat(page, makePdf()),
    'that is an image and a Java archive': () => {
      const image = Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1');
      return concat(image, archive(image.length));
    },
  }),
  ...rejectedSamples('pdf', 'damaged', {
    'that is truncated': () => makePdf().subarray(0, 500),
    'without pages': () => Buffer.from('%PDF-1.4\n%%EOF\n'),
    'with JavaScript in an object stream without a type': () =>
      makePdf({ more: [pdfObjectStream({ 7: script }, '')] }),
    'with JavaScript behind a false end': () =>
      makePdf({ more: [`<< /X [ >> >> endobj ] ${script.slice(2)}`] }),
    'with a decompression bomb in an object stream': () =>
      makePdf({
        more: [
          pdfStream(
            deflateSync(Buffer.alloc(60 * megabyte)),
            '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
          ),
        ],
      }),
    'with an object stream in an unusual filter': () =>
      makePdf({
        more: [
          pdfStream(
            deflateSync(Buffer.from(`7 0 ${script}`).toString('hex')),
            '/Type /ObjStm /N 1 /First 4 /Filter [/FlateDecode /ASCIIHexDecode]',
          ),
        ],
      }),
  }),
  ...rejectedSamples('pdf', 'activeContent', {
    'with JavaScript': () => openScript(script),
    'with JavaScript, escaped': () => makePdf({ more: [script.replace('/JavaScript', '/J#61vaScr#69pt')] }),
    'with JavaScript in an object stream': () => makePdf({ more: [pdfObjectStream({ 7: script })] }),
    'with a script in its table of names': () =>
      makePdf({ catalog: `/Names << /JavaScript << /Names [(a) ${script}] >> >>` }),
    'with a script in its trailer': () => makePdf({ trailer: `/X << /OpenAction ${script} >>` }),
    'with a form in XML': () =>
      makePdf({ catalog: '/AcroForm << /XFA 6 0 R >>', more: [pdfStream(Buffer.from('<xdp/>'))] }),
  }),
  ...rejectedSamples('pdf', /scripts or macros|by itself/, Object.fromEntries(buttons)),
  ...rejectedSamples('pdf', 'action', {
    'that launches a program': () => openScript('<< /S /Launch /F (cmd.exe) >>'),
    'that opens an address by itself': () => openScript(`<< /S /URI ${address} >>`),
    'that opens an address after a click on something else': () =>
      linking(`<< /S /GoTo /D [3 0 R /Fit] /Next [<< /S /URI ${address} >>] >>`),
    'that acts when a page opens': () =>
      makePdf({ page: `/Resources << >> /AA << /O << /S /URI ${address} >> >>` }),
    'that acts when a field is left': () =>
      annotated('/Subtype /Widget /AA << /Bl << /S /GoTo /D [3 0 R /Fit] >> >>'),
    'whose bookmark launches a program': () =>
      makePdf({ catalog: '/Outlines << /First << /Title (a) /A << /S /Launch /F (a.exe) >> >> >>' }),
    'whose action gets its type from a superseded object': () =>
      openScript('<< /S 7 0 R /F (cmd.exe) >> endobj 7 0 obj /Launch endobj 7 0 obj /GoTo'),
    'whose links are relative to a server': () =>
      makePdf({ catalog: '/URI << /Base (file://example.com/) >>' }),
    ...Object.fromEntries(links),
  }),
  ...rejectedSamples('pdf', 'embeddedFile', {
    'whose stream is another file': () =>
      makePdf({ more: [pdfStream(Buffer.alloc(0), '/F (\\\\\\\\example.com\\\\share\\\\a)')] }),
    'with a page of another file': () =>
      makePdf({ more: [pdfStream(Buffer.alloc(0), '/Subtype /Form /Ref << /F (a.pdf) /Page 0 >>')] }),
    'with an embedded file': () =>
      makePdf({
        catalog: '/Names << /EmbeddedFiles << /Names [(a) 6 0 R] >> >>',
        more: ['<< /Type /Filespec /F (a.exe) /EF << /F 7 0 R >> >>', pdfStream(program())],
      }),
    'with a file attached to a page': () =>
      makePdf({
        more: [
          '<< /Subtype /FileAttachment /FS << /F (a.exe) /EF << /F 7 0 R >> >> >>',
          pdfStream(program()),
        ],
      }),
    'with a name for an embedded file': () =>
      makePdf({ catalog: '/Names << /EmbeddedFiles << /Names [(a) << /Type /Filespec /F (a) >>] >> >>' }),
    ...Object.fromEntries(playing),
  }),
  ...rejectedSamples('pdf', 'encrypted', {
    'with a password': () => {
      const key = `<${'5a'.repeat(32)}>`;
      return makePdf({
        trailer: `/ID [<00> <00>] /Encrypt 6 0 R`,
        more: [`<< /Filter /Standard /V 1 /R 2 /P -4 /O ${key} /U ${key} >>`],
      });
    },
  }),
];
