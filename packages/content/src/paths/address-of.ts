const folders = {
  services: '/services',
  solutions: '/solutions',
  blogs: '/blogs',
  jobs: '/careers',
} as const;

type Folder = keyof typeof folders;

/** Where a document stands on the site: its own path, or its key below its type; undefined without a page. */
export function addressOf(collection: string, doc: { path?: unknown; key?: unknown }): string | undefined {
  if (collection === 'pages') return typeof doc.path === 'string' ? doc.path : undefined;
  if (!Object.hasOwn(folders, collection) || typeof doc.key !== 'string') return undefined;
  return `${folders[collection as Folder]}/${doc.key}`;
}

/** What an address would be of, the other way round; undefined when it is no item's. */
export function itemAt(address: string): { collection: Folder; key: string } | undefined {
  const [, folder, key, ...more] = address.split('/');
  const found = Object.entries(folders).find(([, path]) => path === `/${folder}`);
  return found && key && more.length === 0 ? { collection: found[0] as Folder, key } : undefined;
}
