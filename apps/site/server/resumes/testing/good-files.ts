import { accepted, archive, type CorpusEntry, concat, entry, megabyte, utf16 } from './corpus-entry.ts';
import { makePdf, makePdfOfSize, pdfObjectStream } from './pdf.ts';
import { makeDoc, makeDocx, makeStreamedDocx, outsideRelationship } from './word.ts';

/** What has to be accepted. */
export const goodFiles: CorpusEntry[] = [
  entry('pdf', 'Jane Doe.pdf', accepted('pdf', 'Jane Doe.pdf'), () => makePdf()),
  entry('pdf with object streams', 'cv.pdf', accepted('pdf'), () =>
    makePdf({ more: [pdfObjectStream({ 7: '<< /Title (HTML/JavaScript /Launch) >>', 8: '[1 2]' })] }),
  ),
  entry('pdf with line feeds behind its end', 'cv.pdf', accepted('pdf'), () => concat(makePdf(), '\r\n\n')),
  entry('pdf of exactly 5 MB', 'cv.pdf', accepted('pdf'), () => makePdfOfSize(5 * megabyte)),
  entry('docx', 'cv.docx', accepted('docx'), () => makeDocx()),
  entry('docx with data descriptors', 'cv.docx', accepted('docx'), makeStreamedDocx),
  entry('docx with an upper-case extension', 'CV.DOCX', accepted('docx', 'CV.DOCX'), () => makeDocx()),
  entry('docx made from a template on its author’s disk', 'cv.docx', accepted('docx'), () =>
    makeDocx(outsideRelationship('attachedTemplate', 'file:///C:\\Users\\jane\\Resume.dotx')),
  ),
  entry('docx with a link', 'cv.docx', accepted('docx'), () =>
    makeDocx(outsideRelationship('hyperlink', 'https://example.com/jane')),
  ),
  entry('doc', 'cv.doc', accepted('doc'), () => makeDoc()),
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
