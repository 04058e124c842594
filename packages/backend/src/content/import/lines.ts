/** What an import does, or has done, with one item. Has no imports, because browsers load it. */
export interface ImportLine {
  /** File and row or entry. */
  place: string;
  kind: string;
  title: string;
  result: keyof typeof importResults;
  /** Says which parts are missing, were cleaned or left out, and why. */
  notes: string[];
  /** Old paths that lead to it. */
  redirects: string[];
}

export const importResults = {
  new: 'New',
  changed: 'Updated',
  same: 'Already there',
  skipped: 'Left out',
  failed: 'Failed',
  undone: 'Undone',
};

/** Counts lines by result: “30 × new, 2 × left out”. */
export function summarise(lines: ImportLine[]): string {
  const counts = Map.groupBy(lines, ({ result }) => importResults[result]);
  return [...counts].map(([label, { length }]) => `${length} × ${label.toLowerCase()}`).join(', ');
}

/** The answer to a dry run; `plan` identifies exactly what it showed. */
export interface ImportPlan {
  plan: string;
  lines: ImportLine[];
  /** What may be decided once for all items. */
  questions: ImportQuestion[];
}

export interface ImportQuestion {
  name: string;
  label: string;
  options: { value: string; label: string }[];
}

/** A line of the answer to an import; the last one has the id of its report. */
export interface ImportProgress {
  done: number;
  total: number;
  report?: { id: number; lines: ImportLine[] };
}
