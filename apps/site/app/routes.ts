import { index, type RouteConfig, route } from '@react-router/dev/routes';
import { topicPaths } from '@riverfront/contract';

/** Pages about one subject each, shown by the same screen. */
const topics = topicPaths.map((path) => path.slice(1));

/** The whole site on one screen. A path that is not listed leads to the home page, unless staff have published a page there. */
export default [
  index('routes/home/route.tsx'),
  route('services', 'routes/services.tsx'),
  route('solution', 'routes/solutions.tsx'),
  route('about', 'routes/about/route.tsx'),
  route('insights', 'routes/insights/route.tsx'),
  route('careers', 'routes/careers/route.tsx', [
    route(':id', 'routes/careers/job/route.tsx', [route('apply', 'routes/careers/apply/route.tsx')]),
  ]),
  route('my-application', 'routes/my-application/route.tsx'),
  route('map', 'routes/map/route.tsx'),
  route('cloud-solutions', 'routes/cloud-solutions.tsx'),
  route('consulting', 'routes/consulting.tsx'),
  route('modernization', 'routes/modernization.tsx'),
  route('industries', 'routes/industries.tsx'),
  route('contact', 'routes/contact/route.tsx'),
  route('search', 'routes/search/route.tsx'),
  ...topics.map((path) => route(path, 'routes/topic/route.tsx', { id: `topic/${path}` })),
  route('privacy-policy', 'routes/privacy-policy.tsx'),
  route('terms-of-service', 'routes/terms-of-service.tsx'),
  ...['loading', 'loadingg'].map((path) => route(path, 'routes/loading.tsx', { id: path })),
  ...['solutions', 'blogs'].map((path) => route(path, 'routes/item-lists.ts', { id: `list/${path}` })),
  route(':type/:id', 'routes/detail/route.tsx'),
  route(':path', 'routes/published.tsx'),
  route('*', 'routes/elsewhere.ts'),
] satisfies RouteConfig;
