import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: 'build',
  ssr: true,
  // With all routes in the first page, navigation needs no request for the manifest.
  routeDiscovery: { mode: 'initial' },
  splitRouteModules: false,
} satisfies Config;
