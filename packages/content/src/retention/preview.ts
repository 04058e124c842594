import type { Payload } from 'payload';
import { execute } from '../transaction.ts';
import { countAllDue } from './due.ts';
import { type LastRun, lastRetentionRun } from './last-run.ts';
import { limitsAt, type Periods } from './limits.ts';
import { nextRun } from './schedule.ts';

/** One kind in the preview; dates are ISO, because it goes over the wire. */
export interface PreviewRow {
  kind: string;
  label: string;
  /** “24 months since the last contact”. */
  rule: string;
  before: string;
  count: number;
  held: number;
  oldest: string | null;
  references: string[];
  /** Slug of the collection whose records these are. */
  collection: string;
}

export interface RetentionPreview {
  rows: PreviewRow[];
  nextRun: string;
  lastRun: (Omit<LastRun, 'at'> & { at: string }) | null;
  /** What was deleted last, newest first. */
  receipts: { id: number; summary: string; at: string; held: number }[];
}

/** References that are named for each kind. */
const named = 10;

/** Receipts that are shown. */
const latest = 5;

/** What the daily job would delete now with these periods. Counts what `deleteDue` chooses, by the same rule. */
export async function previewRetention(
  payload: Payload,
  periods: Periods,
  now: Date = new Date(),
): Promise<RetentionPreview> {
  const due = await countAllDue(execute(payload), limitsAt(now, periods), named);
  const lastRun = await lastRetentionRun(payload);
  const { docs: receipts } = await payload.find({
    collection: 'retention-receipts',
    limit: latest,
    sort: '-createdAt',
    depth: 0,
    pagination: false,
    overrideAccess: true,
  });
  return {
    rows: due.map(({ kind, before, count, held, oldest, references }) => ({
      kind: kind.name,
      label: kind.label,
      rule: `${periods[kind.name]} ${kind.unit} ${kind.counted}`,
      before: before.toISOString(),
      count,
      held,
      oldest: oldest?.toISOString() ?? null,
      references,
      collection: kind.collection,
    })),
    nextRun: nextRun(now).toISOString(),
    lastRun: lastRun && { ...lastRun, at: lastRun.at.toISOString() },
    receipts: receipts.map(({ id, summary, createdAt, held }) => ({ id, summary, at: createdAt, held })),
  };
}
