import type { Transaction } from '../transaction.ts';

/** What stays of deleted records: proof without personal data. */
export interface Receipt {
  /** Kind of record: a collection, or a kind of the retention settings. */
  kind: string;
  summary: string;
  deleted: number;
  /** Records that were due as well but are under a legal hold. */
  held: number;
  /** Records older than this were due. */
  before: Date;
  references: string[];
}

/** Writes a deletion receipt in the transaction of the deletion. */
export async function writeReceipt({ payload, req }: Transaction, receipt: Receipt): Promise<void> {
  await payload.create({
    collection: 'retention-receipts',
    data: { ...receipt, before: receipt.before.toISOString() },
    depth: 0,
    overrideAccess: true,
    req,
  });
}
