/**
 * Every path of the public API, in OpenAPI notation. Strings only, so that the
 * browser can build an address without loading a schema library.
 * Paths are the customer's (specification, section 7); `home` has its doubled
 * segment there, and `homeSingle` answers the same.
 */
export const paths = {
  privacy: '/api/privacy/get/{section}',
  heroData: '/api/home/get-hero-data',
  home: '/api/api/home/list',
  homeSingle: '/api/home/list',
  pageContent: '/api/page-content/{page}',
  topicPage: '/api/pages/details/{path}',
  serviceDetails: '/api/services/details/{id}',
  solutionDetails: '/api/solutions/details/{id}',
  blogDetails: '/api/blogs/details/{id}',
  teams: '/api/our-teams/list',
  successStories: '/api/success-stories/list',
  blogs: '/api/blogs/list',
  services: '/api/services/get/Services',
  solutions: '/api/solutions/list',
  cultureHighlights: '/api/culture-highlights/list',
  jobs: '/api/jobs',
  menus: '/api/menus/list',
  offices: '/api/offices/list',
  settings: '/api/settings/get',
  timeline: '/api/timeline/list',
  about: '/api/about/get',
} as const;

/** The name by which code refers to an endpoint. */
export type EndpointName = keyof typeof paths;
