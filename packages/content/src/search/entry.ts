import type { SearchKind } from '@riverfront/contract';

/** One thing that visitors can find, as they find it. Texts are plain. */
export interface SearchEntry {
  kind: SearchKind;
  /** Where it stands on the site, `/services/odoo-erp`; may name a part of a page. */
  path: string;
  title: string;
  /** What it is about in a sentence or two; empty where it says all in its body. */
  summary: string;
  body: string;
  /** Midnight, UTC, of the last day on which it is found; ISO 8601. */
  lastDay?: string | null;
}
