import { type Options, stringify } from 'csv-stringify/sync';
import { today } from '../time/company-time.ts';

/** Column of a table. */
export interface Column<T> {
  heading: string;
  value: (record: T) => string | number | null | undefined;
}

const format: Options = { escape_formulas: true, record_delimiter: 'windows', quoted_match: /[\r\n\t;]/ };

/** A formula in a cell of a spreadsheet that separates by semicolons or tabs. */
const formulaInside = /([;\t\r\n][\s"]*)(?=[=+\-@＝＋－＠])/g;

/**
 * Formats a table as CSV (RFC 4180, UTF-8 with the byte order mark that spreadsheets need). An apostrophe before
 * each formula prevents CSV injection (OWASP).
 */
export function toCsv<T>(records: T[], columns: Column<T>[]): string {
  return stringify([columns.map(({ heading }) => heading), ...rowsOf(records, columns)], {
    ...format,
    bom: true,
  });
}

/** Formats further rows of a table that began with `toCsv`. */
export function toCsvRows<T>(records: T[], columns: Column<T>[]): string {
  return stringify(rowsOf(records, columns), format);
}

/** Creates the response with a table as the file `<name>-2026-11-21.csv`. */
export function createCsvResponse(body: string | ReadableStream, name: string): Response {
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}-${today()}.csv"`,
      'X-Content-Type-Options': 'nosniff',
      'Cache-Control': 'no-store',
    },
  });
}

function rowsOf<T>(records: T[], columns: Column<T>[]) {
  return records.map((record) => columns.map(({ value }) => disarm(value(record) ?? '')));
}

function disarm(text: string | number): string | number {
  return typeof text === 'string' ? text.replaceAll(formulaInside, "$1'") : text;
}
