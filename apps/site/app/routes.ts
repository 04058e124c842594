import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** The whole site on one screen. Every path that is not listed leads to the home page. */
export default [
  index('routes/home/route.tsx'),
  route('services', 'routes/services.tsx'),
  route('solution', 'routes/solutions.tsx'),
  route(':type/:id', 'routes/detail/route.tsx'),
  route('*', 'routes/elsewhere.ts'),
] satisfies RouteConfig;
