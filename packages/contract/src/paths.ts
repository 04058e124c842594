/**
 * Every GET path of the public API, in OpenAPI notation, as in the specification, where `home` and `privacy` have a
 * doubled segment in places; their other path answers the same. Without schemas, so that the browser loads no Zod.
 */
export const paths = {
  privacy: '/api/privacy/get/{section}',
  privacyDoubled: '/api/api/privacy/get/{section}',
  heroData: '/api/home/get-hero-data',
  home: '/api/api/home/list',
  homeSingle: '/api/home/list',
  pageContent: '/api/page-content/{page}',
  topicPage: '/api/pages/details/{path}',
  redirects: '/api/redirects/find',
  serviceDetails: '/api/services/details/{id}',
  solutionDetails: '/api/solutions/details/{id}',
  blogDetails: '/api/blogs/details/{id}',
  caseDetails: '/api/case-studies/details/{id}',
  teams: '/api/our-teams/list',
  successStories: '/api/success-stories/list',
  blogs: '/api/blogs/list',
  cases: '/api/case-studies/list',
  services: '/api/services/get/Services',
  solutions: '/api/solutions/list',
  cultureHighlights: '/api/culture-highlights/list',
  jobs: '/api/jobs',
  jobDetails: '/api/jobs/{id}',
  countries: '/api/places/countries',
  states: '/api/places/countries/{country}/states',
  cities: '/api/places/countries/{country}/states/{state}/cities',
  forms: '/api/forms/get',
  menus: '/api/menus/list',
  offices: '/api/offices/list',
  settings: '/api/settings/get',
  timeline: '/api/timeline/list',
  about: '/api/about/get',
  sitemapParts: '/api/sitemap/list',
  sitemapPart: '/api/sitemap/details/{part}',
  socialPreview: '/api/sharing/find',
  search: '/api/search',
} as const;

export type EndpointName = keyof typeof paths;

/** Every POST path of the public API. */
export const commandPaths = {
  contact: '/api/contactUs/add',
  sendOtp: '/api/send-otp',
  verifyOtp: '/api/verify-otp',
  captchaChallenge: '/api/captcha/challenge',
  captchaVerify: '/api/captcha/verify',
  apply: '/api/jobs/{jobId}/apply',
  applyWithoutResume: '/api/apply',
  portalSendCode: '/api/my-application/send-code',
  portalVerify: '/api/my-application/verify',
  portalList: '/api/my-application/list',
  portalWithdraw: '/api/my-application/withdraw',
  portalErase: '/api/my-application/erase',
  portalReplaceResume: '/api/my-application/resume',
  portalDownload: '/api/my-application/download',
} as const;

export type CommandName = keyof typeof commandPaths;
