/** Parameters that choose a page of a list. All others may hold what somebody typed. */
const choosing = new Set(['page', 'limit', 'status', 'type']);

/** Whether the address of an answer may hold what somebody typed. There is no end of such addresses. */
export function isTyped(key: string): boolean {
  const start = key.indexOf('?');
  return start >= 0 && [...new URLSearchParams(key.slice(start)).keys()].some((name) => !choosing.has(name));
}
