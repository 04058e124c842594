import { Readable } from 'node:stream';
import { type Options, stringify } from 'csv-stringify/sync';
import type { DataFromCollectionSlug, PayloadRequest, Where } from 'payload';
import { idOf, staffNames } from '../accounts/owners.ts';
import { today } from '../time/company-time.ts';
import { internalRead } from './lists.ts';
import { recordAudit, redactFilter } from './record-audit.ts';

/** Records per query: well below the statement timeout, and little memory. */
const batchSize = 500;

type Exported = 'applications' | 'messages';

/** A record with the name of its owner. */
export type ExportRow<S extends Exported> = Omit<DataFromCollectionSlug<S>, 'owner'> & {
  owner: string | undefined;
};

/**
 * Streams the matching records as a CSV file, newest first, in batches, so that a hundred thousand take no more memory
 * than a few hundred. Records the export in the audit trail before the first line is sent.
 */
export async function exportCsv<S extends Exported>(
  req: PayloadRequest,
  { collection, where, columns }: { collection: S; where: Where; columns: Column<ExportRow<S>>[] },
): Promise<Response> {
  const { payload, user } = req;
  const shared = { overrideAccess: false, user, context: internalRead } as const;
  const { totalDocs } = await payload.count({ collection, where, ...shared });
  const { singular, plural } = payload.collections[collection].config.labels;
  const what = String(totalDocs === 1 ? singular : plural).toLowerCase();
  await recordAudit(req, {
    action: 'exported',
    kind: collection,
    summary: `${totalDocs} ${what} as CSV`,
    filter: redactFilter(req, collection, where),
  });

  async function* createRows(): AsyncGenerator<string> {
    let below: number | undefined;
    do {
      const { docs } = await payload.find({
        collection: collection as Exported,
        ...shared,
        where: below === undefined ? where : { and: [where, { id: { less_than: below } }] },
        sort: '-id',
        limit: batchSize,
        pagination: false,
        depth: 0,
        joins: false,
      });
      const names = await staffNames(
        req,
        docs.map(({ owner }) => idOf(owner)),
      );
      const named: object[] = docs.map((doc) => ({ ...doc, owner: names.get(idOf(doc.owner) ?? 0) }));
      const rows = named as ExportRow<S>[];
      yield below === undefined ? toCsv(rows, columns) : toCsvRows(rows, columns);
      below = docs.length === batchSize ? docs.at(-1)?.id : undefined;
    } while (below !== undefined);
  }

  const rows = Readable.toWeb(Readable.from(createRows(), { objectMode: false }));
  return createCsvResponse(rows as ReadableStream, collection);
}

/** Column of a table. */
export interface Column<T> {
  heading: string;
  value: (record: T) => string | number | null | undefined;
}

const format: Options = { record_delimiter: 'windows', quoted_match: /[\r\n\t;]/ };

/** Begins a formula. */
const formula = /^[=+\-@\t\r＝＋－＠]/;

/** A telephone number, which is no formula once its digits are not joined by operators. */
const phoneNumber = /^\+(?:[ ().-]*\d){6,15}(?: ext\. \d{1,7})?$/;

/** A formula in a cell of a spreadsheet that separates by semicolons or tabs. */
const formulaInside = /([;\t\r\n][\s"]*)(?=[=+\-@＝＋－＠])/g;

/**
 * Formats a table as CSV (RFC 4180, UTF-8 with the byte order mark that spreadsheets need). An apostrophe before
 * each formula prevents CSV injection (OWASP); a telephone number needs none.
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
function createCsvResponse(body: ReadableStream, name: string): Response {
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
  if (typeof text !== 'string') return text;
  if (phoneNumber.test(text)) return text.replaceAll('-', ' ');
  return text.replace(formula, "'$&").replaceAll(formulaInside, "$1'");
}
