/** Paths of topic pages in the specification, whose content staff write. */
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
 * A link within this site. Browsers read a backslash as a slash and drop tabs and line breaks (WHATWG URL,
 * 4.4), so `/\\evil.example` is another site, as `//evil.example` is.
 */
export const sitePath = /^\/(?!\/)[^\s\\]*$/;

/** First path segments that the site or its proxy uses. */
export const reservedSegments = [
  'admin',
  'api',
  'apply',
  'assets',
  'blogs',
  'brand',
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
