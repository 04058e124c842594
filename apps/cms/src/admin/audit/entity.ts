import type { Payload } from 'payload';

/** What a kind of record is called here, and where one of them is opened. */
export interface Entity {
  label: string;
  /** Path of the record, or undefined where none can be opened. */
  path: string | undefined;
}

/** Names the collection or global with this slug, and finds its record. */
export function entityOf(payload: Payload, kind: string, record: string | null | undefined): Entity {
  const { admin } = payload.config.routes;
  const global = payload.config.globals.find(({ slug }) => slug === kind);
  if (global) return { label: text(global.label, kind), path: `${admin}/globals/${kind}` };
  const collection = payload.config.collections.find(({ slug }) => slug === kind);
  if (!collection) return { label: kind, path: undefined };
  const path = record ? `${admin}/collections/${kind}/${encodeURIComponent(record)}` : undefined;
  return { label: text(collection.labels.singular, kind), path };
}

function text(label: unknown, fallback: string): string {
  return typeof label === 'string' ? label : fallback;
}
