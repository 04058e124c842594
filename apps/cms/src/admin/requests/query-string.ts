/** Serialises an object as Payload's URLs do: `where[or][0][and][0][status][equals]=new`. */
export function toQueryString(value: object): string {
  const query = new URLSearchParams();
  append(query, '', value);
  return query.toString();
}

function append(query: URLSearchParams, path: string, value: unknown): void {
  if (value === undefined || value === null) return;
  if (typeof value !== 'object') query.append(path, String(value));
  else for (const [key, part] of Object.entries(value)) append(query, path ? `${path}[${key}]` : key, part);
}
