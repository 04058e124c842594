/** Where a message stands, in the order of the work. */
export const messageStatuses = [
  { value: 'new', label: 'New' },
  { value: 'in-progress', label: 'In progress' },
  { value: 'answered', label: 'Answered' },
  { value: 'spam', label: 'Spam' },
] as const;

/** A status as staff read it. */
export function statusLabel(status: string): string {
  return messageStatuses.find(({ value }) => value === status)?.label ?? status;
}
