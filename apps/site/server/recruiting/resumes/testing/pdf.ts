import { constants, deflateRawSync, deflateSync } from 'node:zlib';

export type PdfParts = {
  /** Added to the catalog, e.g. `/OpenAction 6 0 R`. */
  catalog?: string;
  /** Added to the trailer. */
  trailer?: string;
  /** Objects from number 6 on, without `obj` and `endobj`. */
  more?: (string | Buffer)[];
  /** What the page draws. */
  content?: string;
  /** The page's resources, in place of the font alone. */
  page?: string;
  /** Second line of the file, a comment. */
  comment?: string;
};

/** Makes a stream object around these bytes. */
export function pdfStream(data: Buffer, dictionary = ''): Buffer {
  return Buffer.concat([
    Buffer.from(`<< /Length ${data.length} ${dictionary} >>\nstream\n`, 'latin1'),
    data,
    Buffer.from('\nendstream', 'latin1'),
  ]);
}

/** Makes a compressed object stream of these objects. */
export function pdfObjectStream(objects: Record<number, string>, dictionary = '/Type /ObjStm'): Buffer {
  let body = '';
  const header = Object.entries(objects).map(([number, text]) => {
    const pair = `${number} ${body.length}`;
    body += `${text} `;
    return pair;
  });
  const head = `${header.join(' ')} `;
  return pdfStream(
    deflateSync(Buffer.from(head + body, 'latin1')),
    `${dictionary} /N ${header.length} /First ${head.length} /Filter /FlateDecode`,
  );
}

/** Makes a PDF of one page with a correct cross-reference table. */
export function makePdf(parts: PdfParts = {}): Buffer {
  const {
    catalog = '',
    trailer = '',
    more = [],
    page = '/Resources << /Font << /F1 5 0 R >> >>',
    comment = '%\xe2\xe3\xcf\xd3',
  } = parts;
  const text = parts.content ?? 'Jane Doe, SAP consultant (HTML/JavaScript), objective: work';
  const drawing = `BT /F1 12 Tf 72 720 Td (${text.replaceAll(/[()\\]/g, '\\$&')}) Tj ET`;
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents 4 0 R ${page} >>`,
    pdfStream(Buffer.from(drawing, 'latin1')),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...more,
  ];
  const pieces: Buffer[] = [Buffer.from(`%PDF-1.7\n${comment}\n`, 'latin1')];
  const offsets: number[] = [];
  let length = pieces[0]?.length ?? 0;
  const add = (piece: string | Buffer) => {
    const bytes = typeof piece === 'string' ? Buffer.from(piece, 'latin1') : piece;
    pieces.push(bytes);
    length += bytes.length;
  };
  objects.forEach((object, index) => {
    offsets.push(length);
    add(`${index + 1} 0 obj\n`);
    add(object);
    add('\nendobj\n');
  });
  const table = length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  add(`xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`);
  add(`trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${table}\n%%EOF\n`);
  return Buffer.concat(pieces);
}

/** Makes a PDF of exactly this many bytes. */
export function makePdfOfSize(size: number): Buffer {
  const padding = (length: number) => makePdf({ more: [pdfStream(Buffer.alloc(length, 'x'))] });
  const guess = size - makePdf({ more: [pdfStream(Buffer.alloc(0))] }).length - 16;
  const short = size - padding(guess).length;
  return padding(guess + short);
}

/** Makes a PDF with an object stream that inflates to this many times 10 MB, from some 10 KB each. */
export function makePdfBomb(times: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(10 * 1024 * 1024), { finishFlush: constants.Z_FULL_FLUSH });
  const header = Buffer.from([0x78, 0x9c]);
  const stream = Buffer.concat([header, ...Array.from({ length: times }, () => block), Buffer.from([3, 0])]);
  return makePdf({ more: [pdfStream(stream, '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode')] });
}

/** Makes a small PDF that takes quadratic time: a comment with a million more, each read to the end of the line. */
export function makeQuadraticPdf(): Buffer {
  return makePdf({ more: [`null endobj\na${'1%'.repeat(1_000_000)}\n`] });
}
