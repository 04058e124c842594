import { getDocumentProxy } from 'unpdf';
import { namesInPdf } from './pdf-names.ts';
import {
  damaged,
  hasActiveContent,
  hasEmbeddedFiles,
  hasTwoFaces,
  notOfType,
  passwordProtected,
} from './refusals.ts';
import { holdsZip } from './signatures.ts';

/** What runs, or fetches something to run, when the file is opened (ISO 32000-2, 12.6 and 12.7.8). */
const active = ['JavaScript', 'Launch', 'ImportData', 'XFA'];
const embedded = ['EmbeddedFile', 'EF', 'GoToE', 'RichMedia'];

/** @throws {ResumeRefused} unless it is a readable PDF and nothing but a PDF */
export async function inspectPdf(bytes: Buffer): Promise<void> {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) throw notOfType('pdf');
  const head = bytes.toString('latin1', 0, 1024);
  if (holdsZip(bytes) || /<(!doctype|html|head|body|script|iframe|svg|\?php)/i.test(head))
    throw hasTwoFaces('pdf');
  const end = bytes.lastIndexOf('%%EOF');
  if (end < 0) throw damaged('pdf');
  if (/[^\0\t\n\f\r ]/.test(bytes.toString('latin1', end + 5))) throw hasTwoFaces('pdf');

  const names = namesInPdf(bytes);
  // Also when it opens without a password: what is encrypted cannot be looked through.
  if (names.has('Encrypt')) throw passwordProtected('pdf');
  if (active.some((name) => names.has(name))) throw hasActiveContent('pdf');
  if (embedded.some((name) => names.has(name))) throw hasEmbeddedFiles('pdf');
  await readFirstPage(bytes);
}

/** Two readers see more than one: what ours has missed, pdf.js may find. */
async function readFirstPage(bytes: Buffer): Promise<void> {
  const pdf = await open(bytes);
  try {
    if (pdf.numPages < 1) throw damaged('pdf');
    const page = await pdf.getPage(1);
    await page.getTextContent();
    if ((await pdf.hasJSActions()) || (await pdf.getJSActions())) throw hasActiveContent('pdf');
    if (await pdf.getAttachments()) throw hasEmbeddedFiles('pdf');
  } finally {
    await pdf.destroy();
  }
}

async function open(bytes: Buffer) {
  try {
    // pdf.js takes the bytes away from whoever gives them, hence the copy.
    return await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, isEvalSupported: false });
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') throw passwordProtected('pdf');
    throw damaged('pdf');
  }
}
