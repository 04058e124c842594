/**
 * Redacts codes, tokens and personal data in a log line: parameters of SQL statements, query strings, credentials in
 * URLs, email addresses, long tokens and six-digit codes.
 */
export function scrub(text: string): string {
  return text
    .replace(/(\nparams: )[\s\S]*?(?=\n {4}at |$)/g, '$1[left out]')
    .replace(/\/\/[^/\s:@]+:[^/\s@]+@/g, '//[left out]@')
    .replace(/\?[^\s"'<>)]+=[^\s"'<>)]*/g, '?[left out]')
    .replace(/[\w.+'-]+@([\w-]+(?:\.[\w-]+)+)/g, '…@$1')
    .replace(/\b(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{32,}(?:\.[\w-]+)*/g, keepUuid)
    .replace(/(?<![\w.:-])\d{6}(?![\w.:-])/g, '[left out]');
}

/** Ids of requests and files are not personal. */
function keepUuid(text: string): string {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? text : '[left out]';
}

/** Redacts every text in the details of a log line, three levels deep. */
export function scrubDetails(details: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(details).map(([name, value]) => [name, scrubValue(value, 3)]));
}

function scrubValue(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return scrub(value);
  if (typeof value !== 'object' || value === null || depth === 0) return value;
  if (Array.isArray(value)) return value.map((one) => scrubValue(one, depth - 1));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, scrubValue(one, depth - 1)]));
}
