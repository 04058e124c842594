export { blogDetails, blogs } from './api/blogs.ts';
export { about, forms, menus, offices, privacy, settings, timeline } from './api/company.ts';
export { home } from './api/home.ts';
export { serviceDetails, services, solutionDetails, solutions } from './api/offers.ts';
export { heroData, pageContent, topicPage } from './api/pages.ts';
export { cultureHighlights, successStories, teams } from './api/people.ts';
export type { MediaCache } from './media/media-cache.ts';
export { mediaFiles } from './media/media-files.ts';
