export { crawlerFiles, isCrawlerFile } from './feeds/crawler-files.ts';
export { sitemapPart, sitemapParts } from './feeds/sitemap-api.ts';
export { search } from './search/search-api.ts';
export { searchLimit } from './search/search-limit.ts';
export { sharingCard } from './social-previews/preview-texts.ts';
export { allowEmbedding, socialPreviews } from './social-previews/social-previews.ts';
