import { matchRoutes, type RouteObject } from 'react-router';

/** A route in React Router's manifest. */
interface ManifestRoute {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  imports?: string[];
}

declare global {
  interface Window {
    __reactRouterManifest?: { routes: Record<string, ManifestRoute> };
    /** The modules that have been imported, by the ids of their routes. */
    __reactRouterRouteModules?: Record<string, unknown>;
  }
}

let known: { tree: RouteObject[]; routes: Record<string, ManifestRoute> } | undefined;

/** Lists the scripts that a page of this site still needs, by React Router's manifest. */
export function scriptsOf(address: string): string[] {
  const { origin, pathname } = new URL(address, location.href);
  const routes = window.__reactRouterManifest?.routes;
  if (!routes || origin !== location.origin) return [];
  known ??= { tree: treeOf(routes), routes };
  const matches = matchRoutes(known.tree, pathname) ?? [];
  return matches.flatMap(({ route: { id = '' } }) => {
    const { module, imports = [] } = routes[id] ?? {};
    const isLoaded = id in (window.__reactRouterRouteModules ?? {});
    return module && !isLoaded ? [module, ...imports] : [];
  });
}

/** Lists the addresses of this site that the header and the main part link to. */
export function likelyPages(): string[] {
  const links = document.querySelectorAll<HTMLAnchorElement>('header a[href], main a[href]');
  return [...new Set([...links].flatMap(({ href, target }) => (target ? [] : href)))];
}

function treeOf(routes: Record<string, ManifestRoute>, parent?: string): RouteObject[] {
  return Object.values(routes)
    .filter(({ parentId }) => parentId === parent)
    .map(
      ({ id, path, index }): RouteObject =>
        index ? { id, index } : { id, ...(path && { path }), children: treeOf(routes, id) },
    );
}
