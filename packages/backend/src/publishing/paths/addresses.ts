const folders = {
  services: '/services',
  solutions: '/solutions',
  blogs: '/blogs',
  jobs: '/careers',
} as const;

type Folder = keyof typeof folders;

/** Returns the path of a document's page: its own, or its key below its folder; undefined where it has none. */
export function toAddress(collection: string, doc: { path?: unknown; key?: unknown }): string | undefined {
  if (collection === 'pages') return typeof doc.path === 'string' ? doc.path : undefined;
  if (!Object.hasOwn(folders, collection) || typeof doc.key !== 'string') return undefined;
  return `${folders[collection as Folder]}/${doc.key}`;
}

/** Parses the collection and key of an item out of a path; undefined for any other path. */
export function parseAddress(address: string): { collection: Folder; key: string } | undefined {
  const [, folder, key, ...more] = address.split('/');
  const found = Object.entries(folders).find(([, path]) => path === `/${folder}`);
  return found && key && more.length === 0 ? { collection: found[0] as Folder, key } : undefined;
}

/** Strips the query and fragment off a link. */
export function toPath(link: string): string {
  return link.replace(/[?#].*$/, '');
}

/** Strips the query, the fragment and a trailing slash off a link. */
export function normalisePath(link: string): string {
  return toPath(link).replace(/(?<=.)\/$/, '');
}

/** Escapes a path as browsers send it: in upper case, and all that is not ASCII (RFC 3986, section 6.2.2.1). */
export function normaliseEscapes(path: string): string {
  const escaped = path.toWellFormed().replaceAll(/[^\x20-\x7e]+/g, (text) => encodeURIComponent(text));
  return escaped.replaceAll(/%[\da-f]{2}/gi, (one) => one.toUpperCase());
}

/** Lists how the old path of a redirect may be stored: lower-case escapes, as WordPress exports them, were kept once. */
export function listSpellings(path: string): string[] {
  const normal = normaliseEscapes(path);
  const lower = normal.replaceAll(/%[\dA-F]{2}/g, (one) => one.toLowerCase());
  return [...new Set([normal, lower, path])];
}
