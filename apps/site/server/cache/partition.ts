import {
  type Endpoint,
  type EndpointName,
  endpoints,
  jobStatuses,
  legalDocuments,
  pageNames,
  pathOf,
  paths,
  screens,
  topicPaths,
} from '@riverfront/contract';

/**
 * A partition of the page cache: `screen` is a fixed screen or an API call that it makes (a finite list),
 * `page` a path of published content, `variant` anything else, of which visitors can invent any number.
 */
export type Partition = 'screen' | 'page' | 'variant';

/** Paths of fixed screens and of their API calls, decoded as in Hono's `c.req.path`. */
export const screenKeys: ReadonlySet<string> = new Set<string>([
  ...Object.keys(screens),
  ...topicPaths,
  ...Object.values(paths).filter((path) => !path.includes('{')),
  ...pageNames.map((page) => decodeURI(pathOf('pageContent', { page }))),
  ...legalDocuments.map((section) => decodeURI(pathOf('privacy', { section }))),
  ...topicPaths.map((path) => pathOf('topicPage', { path: path.slice(1) })),
]);

/** Default page size of each list, which is what every screen requests. */
const defaultLimits = new Map(
  Object.entries<Endpoint>(endpoints).flatMap(([name, { query }]): [string, string][] => {
    const { limit } = query?.safeParse({}).data ?? {};
    return limit === undefined ? [] : [[paths[name as EndpointName], String(limit)]];
  }),
);

/** Values of `type` in requests for heroes: named pages and topic pages. */
const heroTypes = new Set<string>([...pageNames, ...topicPaths.map((path) => path.slice(1))]);

/** Checks of the values that the site's own links use; any other value makes the key a variant. */
const isKnownValue = new Map<string, (value: string, path: string) => boolean>([
  ['page', (value, path) => /^[1-9]\d{0,4}$/.test(value) && (value !== '1' || path.startsWith('/api/'))],
  ['limit', (value, path) => value === defaultLimits.get(path)],
  ['status', (value) => (jobStatuses as readonly string[]).includes(value)],
  ['type', (value, path) => path === paths.heroData && heroTypes.has(value)],
]);

/** Resolves the partition of a cache key. */
export function resolvePartition(key: string): Partition {
  const [path = '', query] = key.split('?', 2);
  if (!isCanonical(path)) return 'variant';
  const parameters = [...new URLSearchParams(query)];
  const [[name, page] = [], ...more] = parameters;
  // The card of a page counts as that page.
  if (path === paths.sharingCard && name === 'path' && page && more.length === 0)
    return resolvePartition(page);
  if (!parameters.every(([name, value]) => isKnownValue.get(name)?.(value, path))) return 'variant';
  const isFirstPage = parameters.every(([name, value]) => name !== 'page' || value === '1');
  return isFirstPage && screenKeys.has(path) ? 'screen' : 'page';
}

/**
 * Checks whether a path is spelt as the site spells it: `/About` and `/about/` show the same screen as
 * `/about`. Hono has decoded everything but delimiters, which the site's paths do not have.
 */
function isCanonical(path: string): boolean {
  if (path === '/') return true;
  if (path.endsWith('/') || path.includes('//') || path.includes('%')) return false;
  return path.startsWith('/api/') || path === path.toLowerCase();
}
