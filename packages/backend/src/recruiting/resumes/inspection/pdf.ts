import { inflateSync } from 'node:zlib';
import { AnnotationType, getDocument, type PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { RejectionReason } from '../inspect-resume.ts';
import { findActiveContent } from './active-content.ts';

/** Opens a PDF with the library of the staff side's viewer. Returns why it is rejected. */
export async function inspectPdf(bytes: Buffer): Promise<RejectionReason | undefined> {
  if (!bytes.subarray(0, 1024).includes('%PDF-')) return 'another type';
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  try {
    const pdf = await task.promise;
    await (await pdf.getPage(1)).getTextContent();
    return startsProgram(bytes) ? 'program' : await inspectAttachments(pdf);
  } catch (error) {
    // The library knows passwords alone; certificates and rights management are other methods.
    if (/PasswordException|unknown encryption|unsupported encryption/i.test(String(error))) return 'password';
    throw error;
  } finally {
    await task.destroy();
  }
}

const launch = /\/S\s*\/Launch\b/;

/** True for a Launch action (ISO 32000-2, 12.6.4.6). pdf.js ignores it; object streams of encrypted files stay unread. */
function startsProgram(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  if (launch.test(text)) return true;
  return [...text.matchAll(/\/ObjStm\b[\s\S]{0,400}?stream\r?\n/g)].some(({ index, 0: { length } }) => {
    try {
      const options = { maxOutputLength: 16 * 1024 ** 2 };
      return launch.test(inflateSync(bytes.subarray(index + length), options).toString('latin1'));
      // biome-ignore lint/plugin: whatever zlib says, a stream that it cannot read starts nothing
    } catch {
      return false;
    }
  });
}

/** Attached files, of the document and of its pages. */
async function inspectAttachments(pdf: PDFDocumentProxy): Promise<RejectionReason | undefined> {
  const files = [...((await pdf.getAttachments()) ?? [])].map(([id, { filename }]) => [id, filename]);
  const types = new Set([AnnotationType.FILEATTACHMENT]);
  // Of a damaged page tree, viewers show the pages they find.
  const ofPages = await pdf.getAnnotationsByType(types, new Set()).catch(() => []);
  for (const { fileId, file } of ofPages as { fileId: string; file: { filename: string } }[])
    files.push([fileId, file.filename]);
  for (const [id = '', name] of files) {
    // Viewers ask for the password of an attachment when it is opened.
    const content = await pdf.getAttachmentContent(id).catch(() => null);
    const reason = await findActiveContent(Buffer.from(content ?? []), name);
    if (reason) return reason;
  }
  return undefined;
}
