import { legalDocuments, pageNames, pathOf, paths, topicPaths } from '@riverfront/contract';

/** The calls of the API that the fixed screens make, decoded as in Hono's `c.req.path`. */
export const screenCalls: readonly string[] = [
  ...Object.values(paths).filter((path) => !path.includes('{')),
  ...pageNames.map((page) => decodeURI(pathOf('pageContent', { page }))),
  ...legalDocuments.map((section) => decodeURI(pathOf('privacy', { section }))),
  ...topicPaths.map((path) => pathOf('topicPage', { path: path.slice(1) })),
].filter((path) => path !== paths.redirects);
