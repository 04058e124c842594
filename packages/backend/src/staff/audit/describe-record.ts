/** Collections whose titles are personal data: the trail names only their reference or number. */
const personal = ['applications', 'messages', 'application-notes', 'message-notes'];

/** How the audit trail names a record: by its reference or title, never by personal data. */
export function titleOf(kind: string, doc: Record<string, unknown>, useAsTitle = 'id'): string {
  const candidates = personal.includes(kind) ? ['reference'] : [useAsTitle, 'title', 'name', 'key'];
  for (const field of candidates) {
    const value = doc[field];
    if (typeof value === 'string' && value) return value.slice(0, 120);
  }
  return `number ${String(doc.id ?? '')}`;
}

/** Fields that change with every save. */
const ignored = [
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

/** The top-level fields that differ, as “rejection reason”, in the order of the record; a loaded relation equals its id. */
export function changedFields(doc: Record<string, unknown>, before: Record<string, unknown>): string[] {
  return Object.keys(doc)
    .filter(
      (name) => !ignored.includes(name) && name in before && serialise(doc[name]) !== serialise(before[name]),
    )
    .map((name) => name.replaceAll(/[A-Z]/g, (capital) => ` ${capital.toLowerCase()}`));
}

function serialise(value: unknown): string {
  return JSON.stringify(value ?? null, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && 'id' in inner && 'createdAt' in inner ? inner.id : inner,
  );
}
