export * from './cards.ts';
export * from './client.ts';
export * from './common.ts';
export * from './details.ts';
export * from './endpoints.ts';
export * from './home.ts';
export * from './jobs.ts';
export type { CultureHighlight, SuccessStory, TeamMember } from './lists.ts';
export { cultureHighlight, highlightMedium, successStory, teamMember } from './lists.ts';
export * from './pages.ts';
export * from './paths.ts';
export * from './sections.ts';
export {
  type AboutContent,
  type MapMarker,
  type MenuItem,
  type Menus,
  menuItem,
  type Office,
  type SiteSettings,
  type TimelineEntry,
} from './site.ts';
