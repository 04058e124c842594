/** Names the pattern that a path belongs to; what belongs to none is `other`, so that nobody can make up new names. */
export type RouteOf = (path: string) => string;

/**
 * A path's pattern, for a list such as `/jobs/:key` or `/api/{type}/details/{id}`.
 * Patterns without a variable are found in a map; the others are tried in turn.
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
