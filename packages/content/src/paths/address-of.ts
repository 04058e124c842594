const folders: Record<string, string> = {
  services: '/services',
  solutions: '/solutions',
  blogs: '/blogs',
  jobs: '/careers',
};

/** Where a document stands on the site: its own path, or its key below its type; undefined without a page. */
export function addressOf(collection: string, doc: { path?: unknown; key?: unknown }): string | undefined {
  if (collection === 'pages') return typeof doc.path === 'string' ? doc.path : undefined;
  const folder = folders[collection];
  return folder && typeof doc.key === 'string' ? `${folder}/${doc.key}` : undefined;
}
