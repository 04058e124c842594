/** The folder of each collection's pages. */
export const folders = {
  services: '/services',
  solutions: '/solutions',
  blogs: '/blogs',
  cases: '/case-studies',
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
function toPath(link: string): string {
  return link.replace(/[?#].*$/, '');
}

/** Strips the query, the fragment and a trailing slash off a link. */
export function normalisePath(link: string): string {
  return toPath(link).replace(/(?<=.)\/$/, '');
}

/**
 * Brings the old path of a redirect into the one form in which it is stored and looked up, from a path or an address of
 * another host: escaped as browsers send it (RFC 3986, section 6.2.2), in lower case, without query and trailing slash.
 * @returns `/` for an address without a path; a text that is none stays as it is
 */
export function toOldPath(address: string): string {
  const base = 'http://old.invalid';
  if (!/^(?:https?:\/)?\//i.test(address) || !URL.canParse(address, base)) return address;
  const { pathname } = new URL(address.replace(/^\/{2,}/, '/').toWellFormed(), base);
  return pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
}
