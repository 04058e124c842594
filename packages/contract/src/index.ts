export * from './applications.ts';
export * from './captcha.ts';
export * from './cards.ts';
export * from './client.ts';
export * from './commands.ts';
export * from './common.ts';
export * from './contact.ts';
export * from './details.ts';
export * from './endpoints.ts';
export * from './fields.ts';
export * from './forms.ts';
export * from './home.ts';
export * from './jobs.ts';
export type { CultureHighlight, SuccessStory, TeamMember } from './lists.ts';
export { cultureHighlight, highlightMedium, successStory, teamMember } from './lists.ts';
export * from './messages.ts';
export * from './my-application.ts';
export * from './pages.ts';
export * from './paths.ts';
export type { Country, State } from './places.ts';
export { findScreenPath, type Screen, type ScreenPath, screenAt, screens } from './screens.ts';
export * from './search.ts';
export * from './search-kinds.ts';
export * from './sections.ts';
export { cardSize, type SharingCard } from './sharing-card.ts';
export {
  type AboutContent,
  type MapMarker,
  type MenuItem,
  type Menus,
  menuItem,
  type Office,
  type SiteBrand,
  type SiteSettings,
  type TimelineEntry,
} from './site.ts';
export * from './site-paths.ts';
export { addressesPerPart } from './sitemap.ts';
export * from './verification.ts';
