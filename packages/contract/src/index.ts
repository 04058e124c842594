export * from './applications.ts';
export * from './client.ts';
export * from './commands.ts';
export * from './common.ts';
export * from './contact.ts';
export * from './endpoints.ts';
export * from './fields.ts';
export * from './forms.ts';
export * from './home.ts';
export * from './items.ts';
export * from './jobs.ts';
export * from './messages.ts';
export * from './my-application.ts';
export * from './pages.ts';
export * from './paths.ts';
export type { Country, State } from './places.ts';
export { findScreenPath, type Screen, type ScreenPath, screenAt, screens } from './screens.ts';
export * from './search.ts';
export * from './search-kinds.ts';
export * from './sections.ts';
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
export * from './verification.ts';
