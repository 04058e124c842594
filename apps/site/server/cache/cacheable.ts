import {
  type Endpoint,
  type EndpointName,
  endpoints,
  jobStatuses,
  pageNames,
  paths,
  type Screen,
  screens,
  topicPaths,
} from '@riverfront/contract';

/** What crawlers, feed readers and home screens read (`search/feeds/crawler-files.ts`). */
const crawlerFiles =
  /^\/(?:robots\.txt|site\.webmanifest|sitemap(?:-[a-z]+(?:-\d+)?)?\.xml|(?:insights|careers)\/feed\.xml)$/;

/** Files, health checks and personal data. */
const notPages = /\.\w+$|^\/(?:healthz|readyz|\.well-known\/.*|my-application(?:\/.*)?|__outbox.*)$/;

/** Checks whether a path is answered from the cache: content of the API, what crawlers read, and with `hasPages` pages. */
export function isCached(path: string, hasPages: boolean): boolean {
  if (crawlerFiles.test(path)) return true;
  if (path.startsWith('/api/')) return !path.startsWith('/api/media/') && path !== '/api/openapi.json';
  return hasPages && !notPages.test(path);
}

/** The query parameters that a response may depend on, by path, from the contract and the screens. */
const queries = new Map<string, readonly string[]>([
  ...Object.entries<Endpoint>(endpoints).map(([name, { query }]): [string, string[]] => [
    paths[name as EndpointName],
    Object.keys(query?.shape ?? {}),
  ]),
  ...Object.entries<Screen>(screens).map(([path, { query = [] }]): [string, readonly string[]] => [
    path,
    query,
  ]),
]);

/** Returns the query parameters that the response of a path may depend on. */
export function parametersOf(path: string): readonly string[] {
  return queries.get(path) ?? [];
}

/** Builds the key of a request: its path with the parameters that count, each once, in the order of the contract. */
export function toCacheKey(url: string, path: string): string {
  const allowed = parametersOf(path);
  if (allowed.length === 0 || !url.includes('?')) return path;
  const given = new URL(url).searchParams;
  const normalised = new URLSearchParams();
  for (const name of allowed) {
    const value = given.get(name);
    if (value !== null) normalised.set(name, value);
  }
  return normalised.size > 0 ? `${path}?${normalised}` : path;
}

/** Default page size of each list, which is what every screen requests. */
const defaultLimits = new Map(
  Object.entries<Endpoint>(endpoints).flatMap(([name, { query }]): [string, string][] => {
    const { limit } = query?.safeParse({}).data ?? {};
    return limit === undefined ? [] : [[paths[name as EndpointName], String(limit)]];
  }),
);

/** Values of `type` in requests for heroes: named pages and topic pages. */
const heroTypes = new Set<string>([...pageNames, ...topicPaths.map((path) => path.slice(1))]);

/** Checks of the values that the site's own links use; any other value keeps a response out of the cache. */
const isKnownValue = new Map<string, (value: string, path: string) => boolean>([
  ['page', (value, path) => /^[1-9]\d{0,4}$/.test(value) && (value !== '1' || path.startsWith('/api/'))],
  ['limit', (value, path) => value === defaultLimits.get(path)],
  ['status', (value) => (jobStatuses as readonly string[]).includes(value)],
  ['type', (value, path) => path === paths.heroData && heroTypes.has(value)],
]);

/** Whether the response of a key is cached. Searches, filters and what visitors can invent are not. */
export function isCacheable(key: string): boolean {
  const [path = '', query] = key.split('?', 2);
  if (!isCanonical(path)) return false;
  const parameters = [...new URLSearchParams(query)];
  const [[name, page] = [], ...more] = parameters;
  // The card of a page counts as that page.
  if (path === paths.socialPreview && name === 'path' && page && more.length === 0) return isCacheable(page);
  return parameters.every(([name, value]) => isKnownValue.get(name)?.(value, path));
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
