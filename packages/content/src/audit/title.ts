/** Collections whose titles are people's own words or names: of them only the number is said. */
const personal = ['applications', 'messages', 'application-notes', 'message-notes'];

/** By what a record is known in the audit trail: its reference or title, never a person's data. */
export function titleOf(kind: string, doc: Record<string, unknown>, useAsTitle = 'id'): string {
  const wanted = personal.includes(kind) ? ['reference'] : [useAsTitle, 'title', 'name', 'key'];
  for (const field of wanted) {
    const value = doc[field];
    if (typeof value === 'string' && value) return value.slice(0, 120);
  }
  return `number ${String(doc.id ?? '')}`;
}

/** What changes with every save and says nothing. */
const silent = [
  'id',
  'updatedAt',
  'createdAt',
  '_status',
  'sessions',
  'notes',
  'stageChangedAt',
  'searchText',
  'readingMinutes',
];

/** The top-level fields that differ, as “rejection reason”, in the order of the record; a loaded relation equals its number. */
export function changedFields(doc: Record<string, unknown>, before: Record<string, unknown>): string[] {
  return Object.keys(doc)
    .filter((name) => !silent.includes(name) && name in before && plain(doc[name]) !== plain(before[name]))
    .map((name) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`));
}

function plain(value: unknown): string {
  return JSON.stringify(value ?? null, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && 'id' in inner && 'createdAt' in inner ? inner.id : inner,
  );
}
