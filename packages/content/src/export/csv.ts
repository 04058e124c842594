import { type Options, stringify } from 'csv-stringify/sync';

/** One column of a table: its heading, and its text for a record. */
export interface Column<T> {
  heading: string;
  value: (record: T) => string | number | null | undefined;
}

const format: Options = { escape_formulas: true, record_delimiter: 'windows', quoted_match: /[\r\n\t;]/ };

/** Where a spreadsheet that separates by semicolons or tabs would begin another cell with a formula. */
const formulaInside = /([;\t\r\n][\s"]*)(?=[=+\-@＝＋－＠])/g;

/**
 * A table as CSV (RFC 4180, UTF-8 with a byte order mark, which spreadsheets
 * need to read it as such). A cell that a spreadsheet would take for a formula
 * gets an apostrophe before it (requirements, "spreadsheets"; OWASP, "CSV injection"), and so does what one
 * that separates by semicolons or tabs would take for a cell of its own.
 */
export function toCsv<T>(records: T[], columns: Column<T>[]): string {
  return stringify([columns.map(({ heading }) => heading), ...rowsOf(records, columns)], {
    ...format,
    bom: true,
  });
}

/** More lines of a table that began with `toCsv`. */
export function csvRows<T>(records: T[], columns: Column<T>[]): string {
  return stringify(rowsOf(records, columns), format);
}

function rowsOf<T>(records: T[], columns: Column<T>[]) {
  return records.map((record) => columns.map(({ value }) => disarmed(value(record) ?? '')));
}

function disarmed(text: string | number): string | number {
  return typeof text === 'string' ? text.replaceAll(formulaInside, "$1'") : text;
}
