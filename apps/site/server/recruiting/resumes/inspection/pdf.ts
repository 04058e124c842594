import { PDFArray, PDFCatalog, type PDFDict, PDFName, PDFNumber, PDFRef } from '@cantoo/pdf-lib';
import { assertInactive } from './pdf-actions.ts';
import { PdfReader } from './pdf-reader.ts';
import { rejection } from './rejections.ts';

/** @throws {ResumeError} unless it is a readable PDF and nothing but a PDF */
export async function inspectPdf(bytes: Buffer): Promise<void> {
  if (!/^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8))) throw rejection('pdf', 'wrongType');
  const head = bytes.toString('latin1', 0, 1024);
  const isArchive = bytes.includes('PK\x01\x02', 0, 'latin1') && bytes.includes('PK\x05\x06', 0, 'latin1');
  if (isArchive || /<(!doctype|html|head|body|script|iframe|svg|\?php)/i.test(head))
    throw rejection('pdf', 'polyglot');
  const end = bytes.lastIndexOf('%%EOF');
  if (end < 0) throw rejection('pdf', 'damaged');
  if (/[^\0\t\n\f\r ]/.test(bytes.toString('latin1', end + 5))) throw rejection('pdf', 'polyglot');

  const pdf = new PdfReader(bytes);
  const document = await pdf.parseDocument().catch(() => {
    throw rejection('pdf', 'damaged');
  });
  // Also when it opens without a password: what is encrypted cannot be inspected.
  if (document.trailerInfo.Encrypt) throw rejection('pdf', 'encrypted');
  if (pdf.streams.some(({ dict }) => isAmbiguousObjectStream(dict))) throw rejection('pdf', 'damaged');
  assertInactive(pdf);
  if (pdf.hidesObjects()) throw rejection('pdf', 'polyglot');

  const catalog = document.lookup(document.trailerInfo.Root);
  if (!(catalog instanceof PDFCatalog) || !hasPages(catalog)) throw rejection('pdf', 'damaged');
}

/** True for an object stream that another reader would read differently; no program writes these. */
function isAmbiguousObjectStream(dictionary: PDFDict): boolean {
  const get = (key: string) => dictionary.get(PDFName.of(key));
  const isTyped = get('Type') === PDFName.of('ObjStm');
  // pdf.js reads objects from any stream with these two entries, whatever its type says.
  if (!isTyped && !(get('First') && get('N'))) return false;
  const filter = get('Filter');
  const filters = filter instanceof PDFArray ? filter.asArray() : filter ? [filter] : [];
  return (
    !isTyped ||
    !(get('First') instanceof PDFNumber && get('N') instanceof PDFNumber) ||
    filters.some((name) => name !== PDFName.of('FlateDecode')) ||
    filters.length > 1 ||
    filter instanceof PDFRef ||
    ['DecodeParms', 'DP', 'Fl'].some((key) => get(key) !== undefined)
  );
}

function hasPages(catalog: PDFCatalog): boolean {
  try {
    let pages = 0;
    catalog.Pages().traverse(() => {
      pages += 1;
    });
    return pages > 0;
  } catch {
    return false;
  }
}
