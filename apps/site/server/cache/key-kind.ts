import {
  type Endpoint,
  endpoints,
  jobStatuses,
  legalDocuments,
  pageNames,
  pathOf,
  paths,
  screenPaths,
  topicPaths,
} from '@riverfront/contract';

/**
 * `screen`: one of the fixed screens, or a call that such a screen makes; a finite list.
 * `page`: an address of published content, which grows with it.
 * `variant`: everything that a visitor can invent without end.
 */
export type KeyKind = 'screen' | 'page' | 'variant';

/** The paths of fixed screens and of the calls that they make, as Hono's `c.req.path` has them. */
const screens = new Set<string>([
  ...Object.keys(screenPaths),
  ...topicPaths,
  ...Object.values(paths).filter((path) => !path.includes('{')),
  ...pageNames.map((page) => decodeURI(pathOf('pageContent', { page }))),
  ...legalDocuments.map((section) => decodeURI(pathOf('privacy', { section }))),
  ...topicPaths.map((path) => pathOf('topicPage', { path: path.slice(1) })),
]);

/** How many items a page of a list has when the address does not say, which is what every screen asks for. */
const usualLimits = new Map(
  Object.values<Endpoint>(endpoints).flatMap(({ path, query }): [string, string][] => {
    const { limit } = query?.safeParse({}).data ?? {};
    return limit === undefined ? [] : [[path, String(limit)]];
  }),
);

/** The pages whose hero is found by type: those with a name, and the topic pages that always stand. */
const heroTypes = new Set<string>([...pageNames, ...topicPaths.map((path) => path.slice(1))]);

/** The values that the site itself puts into an address; any other makes the address a variant. */
const usual = new Map<string, (value: string, path: string) => boolean>([
  ['page', (value, path) => /^[1-9]\d{0,4}$/.test(value) && (value !== '1' || path.startsWith('/api/'))],
  ['limit', (value, path) => value === usualLimits.get(path)],
  ['status', (value) => (jobStatuses as readonly string[]).includes(value)],
  ['type', (value, path) => path === paths.heroData && heroTypes.has(value)],
]);

/** Tells where the answer of a cleaned address may lie in the page cache. */
export function kindOf(key: string): KeyKind {
  const [path = '', query] = key.split('?', 2);
  if (!isCanonical(path)) return 'variant';
  const parameters = [...new URLSearchParams(query)];
  if (!parameters.every(([name, value]) => usual.get(name)?.(value, path))) return 'variant';
  const isFirst = parameters.every(([name, value]) => name !== 'page' || value === '1');
  return isFirst && screens.has(path) ? 'screen' : 'page';
}

/**
 * Whether a path is spelt as the site spells it: `/About` and `/about/` show the same screen as `/about`.
 * Hono has decoded what is no delimiter, so what is still encoded was invented.
 */
function isCanonical(path: string): boolean {
  if (path === '/') return true;
  if (path.endsWith('/') || path.includes('//') || path.includes('%')) return false;
  return path.startsWith('/api/') || path === path.toLowerCase();
}
