/** Returns the route pattern of a path; `other` without one, because clients can invent any number of paths. */
export type RouteOf = (path: string) => string;

/**
 * Creates a matcher for patterns such as `/jobs/:key` or `/api/{type}/details/{id}`.
 * @param prefixes patterns for whole folders, `/assets/` for example
 */
export function routePatterns(patterns: readonly string[], prefixes: readonly string[] = []): RouteOf {
  const isPlain = (pattern: string) => !/[:{*]/.test(pattern);
  const plain = new Set(patterns.filter(isPlain));
  const variable = patterns
    .filter((pattern) => !isPlain(pattern) && !pattern.includes('*'))
    .map((pattern) => ({
      pattern,
      test: new RegExp(`^${pattern.replace(/\.(?=\w)/g, '\\.').replace(/:\w+\??|\{\w+\}/g, '[^/]+')}$`),
    }));
  return (path) => {
    if (plain.has(path)) return path;
    const prefix = prefixes.find((one) => path.startsWith(one));
    if (prefix) return `${prefix}*`;
    return variable.find(({ test }) => test.test(path))?.pattern ?? 'other';
  };
}
