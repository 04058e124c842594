/**
 * What a text of an error or a log line loses before it is written down
 * (requirements, Security, "logs": never codes, tokens, full e-mails): parameters
 * of SQL statements, query strings, secrets in addresses, e-mail addresses, long
 * tokens and six digits that stand alone.
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

/** Numbers of requests and files say nothing about anybody. */
function keepUuid(text: string): string {
  return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text) ? text : '[left out]';
}

/** A log entry's details with every text in them scrubbed, three levels deep. */
export function scrubDetails(details: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(details).map(([name, value]) => [name, scrubbed(value, 3)]));
}

function scrubbed(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return scrub(value);
  if (typeof value !== 'object' || value === null || depth === 0) return value;
  if (Array.isArray(value)) return value.map((one) => scrubbed(one, depth - 1));
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, scrubbed(one, depth - 1)]));
}
