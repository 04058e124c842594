import { deflateSync } from 'node:zlib';
import {
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
  tooBig,
  twoFaces,
  wrongKind,
} from './corpus-entry.ts';
import { makePdf, makePdfOfSize, pdfObjectStream, pdfStream } from './pdf.ts';

const openScript = (dictionary: string) => makePdf({ catalog: '/OpenAction 6 0 R', more: [dictionary] });
const script = '<< /S /JavaScript /JS (app.alert\\(1\\)) >>';

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
  entry('pdf with JavaScript in an object stream without a type', 'cv.pdf', scripts, () =>
    makePdf({ more: [pdfObjectStream({ 7: script }, '')] }),
  ),
  entry('pdf with JavaScript behind a false end', 'cv.pdf', scripts, () =>
    makePdf({ more: [`<< /X [ >> >> endobj ] ${script.slice(2)}`] }),
  ),
  entry('pdf with JavaScript in what looks like a string', 'cv.pdf', scripts, () =>
    makePdf({ more: [`<< /A (\n9 0 obj ${script} endobj) >>`] }),
  ),
  entry('pdf that launches a program', 'cv.pdf', scripts, () => openScript('<< /S /Launch /F (cmd.exe) >>')),
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
  entry('pdf with a password', 'cv.pdf', locked, () => {
    const key = `<${'5a'.repeat(32)}>`;
    return makePdf({
      trailer: `/ID [<00> <00>] /Encrypt 6 0 R`,
      more: [`<< /Filter /Standard /V 1 /R 2 /P -4 /O ${key} /U ${key} >>`],
    });
  }),
  entry('pdf with a bomb in an object stream', 'cv.pdf', tooBig, () =>
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
