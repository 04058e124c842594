import { index, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type Screen, screens, topicPaths } from '@riverfront/contract';

/** Routes within a fixed screen. */
const children: Record<string, RouteConfigEntry[]> = {
  '/careers': [
    route(':id', 'routes/careers/job/route.tsx', [route('apply', 'routes/careers/apply/route.tsx')]),
  ],
};

/** The fixed screens, which `packages/contract/src/screens.ts` lists. */
const fixed = Object.entries<Screen>(screens).map(([path, { module }], _, all) => {
  const file = `routes/${module}`;
  if (path === '/') return index(file);
  const isShared = all.filter(([, screen]) => screen.module === module).length > 1;
  return route(path.slice(1), file, isShared ? { id: path } : {}, children[path] ?? []);
});

/**
 * All routes. A path that is not listed redirects to the home page, unless staff have published a
 * page there.
 */
export default [
  ...fixed,
  ...topicPaths.map((path) => route(path.slice(1), 'routes/topic.tsx', { id: path })),
  route('case-studies/:id', 'routes/case-studies/case-route.tsx'),
  route(':type/:id', 'routes/detail/route.tsx'),
  route(':path', 'routes/topic-by-path.tsx'),
  route('*', 'routes/catch-all.ts'),
] satisfies RouteConfig;
