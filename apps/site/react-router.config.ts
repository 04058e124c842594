import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // All routes are known from the first page on: no request to find out what a link leads to.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
} satisfies Config;
