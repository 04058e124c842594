/** An instant as the reader's clock shows it: `at 14:03`, or with its day when that is another. @param at ISO 8601 */
export function atTime(at: string, now = new Date()): string {
  const date = new Date(at);
  const time = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(date);
  if (date.toDateString() === now.toDateString()) return `at ${time}`;
  return `on ${new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' }).format(date)} at ${time}`;
}
