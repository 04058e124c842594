import type { TimelineEntry } from '@riverfront/contract';

interface Period {
  id?: string | null;
  period: string;
  title: string;
  text: string;
}

/** Periods as the API shows them, in their order. */
export function toTimeline(periods: Period[] | null | undefined): TimelineEntry[] {
  return (periods ?? []).map(({ id, period, title, text }) => ({ _id: id ?? period, period, title, text }));
}
