export type PdfParts = {
  /** Added to the catalog, e.g. `/OpenAction 6 0 R`. */
  catalog?: string;
  /** Added to the trailer. */
  trailer?: string;
  /** Objects from number 6 on, without `obj` and `endobj`. */
  more?: (string | Buffer)[];
  /** Number of the object that is the page's content. */
  content?: number;
};

/** Makes a stream object around these bytes. */
export function pdfStream(data: Buffer, dictionary = ''): Buffer {
  const head = Buffer.from(`<< /Length ${data.length} ${dictionary} >>\nstream\n`, 'latin1');
  return Buffer.concat([head, data, Buffer.from('\nendstream')]);
}

/** Makes a PDF of one page with a correct cross-reference table. */
export function makePdf({ catalog = '', trailer = '', more = [], content = 4 }: PdfParts = {}): Buffer {
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${content} 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    pdfStream(Buffer.from('BT /F1 12 Tf 72 720 Td (Jane Doe, SAP consultant) Tj ET')),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...more,
  ];
  let pdf = Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1');
  const rows = objects.map((object, index) => {
    const row = `${String(pdf.length).padStart(10, '0')} 00000 n \n`;
    pdf = Buffer.concat([
      pdf,
      Buffer.from(`${index + 1} 0 obj\n`),
      Buffer.from(object),
      Buffer.from('\nendobj\n'),
    ]);
    return row;
  });
  const size = rows.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${pdf.length}\n%%EOF\n`;
  return Buffer.concat([pdf, Buffer.from(table)]);
}
