/** The screens of the site that stand whatever staff publish, by what they are called. */
export const screenPaths = {
  '/': 'the home page',
  '/services': 'the Services page',
  '/solution': 'the Solutions page',
  '/about': 'the About page',
  '/insights': 'the Insights page',
  '/careers': 'the Careers page',
  '/map': 'the Offices page',
  '/cloud-solutions': 'the Cloud Solution page',
  '/consulting': 'the Consulting page',
  '/modernization': 'the Modernization page',
  '/industries': 'the Industries page',
  '/contact': 'the Contact page',
  '/my-application': 'the My application page',
  '/search': 'the Search page',
  '/privacy-policy': 'the privacy policy',
  '/terms-of-service': 'the terms of service',
  '/loading': 'the loading screen',
  '/loadingg': 'the loading screen',
} as const;

/** Paths of pages about one subject each, which the specification lists; staff write the pages. */
export const topicPaths = [
  '/rise-private-cloud',
  '/sap-s4',
  '/sap-btp',
  '/success',
  '/detail-5',
  '/digital-transformation',
  '/transforming-chemical-industry',
] as const;

/**
 * A link that stays on this site. Browsers read a backslash as a slash and drop tabs and line
 * breaks (WHATWG URL, 4.4), so `/\\evil.example` would lead away as `//evil.example` does.
 */
export const sitePath = /^\/(?!\/)[^\s\\]*$/;

/** First parts of addresses that the site or the server in front of it needs for itself. */
export const reservedSegments = [
  'admin',
  'api',
  'apply',
  'assets',
  'blogs',
  'cookie-policy',
  'favicon',
  'feed',
  'fonts',
  'healthz',
  'media',
  'my-application',
  'preview',
  'readyz',
  'robots',
  'rss',
  'search',
  'share',
  'sitemap',
  'solutions',
  'static',
] as const;
