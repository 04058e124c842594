/** An object as Payload's addresses carry it: `where[or][0][and][0][status][equals]=new`. */
export function queryOf(value: object): string {
  const query = new URLSearchParams();
  add(query, '', value);
  return query.toString();
}

function add(query: URLSearchParams, path: string, value: unknown): void {
  if (value === undefined || value === null) return;
  if (typeof value !== 'object') query.append(path, String(value));
  else for (const [key, part] of Object.entries(value)) add(query, path ? `${path}[${key}]` : key, part);
}
