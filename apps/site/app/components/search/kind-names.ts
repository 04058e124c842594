import type { SearchKind } from '@riverfront/contract';

/** Names of the kinds of results, in the plural and the singular. */
export const kindNames: Record<SearchKind, { many: string; one: string }> = {
  services: { many: 'Services', one: 'Service' },
  solutions: { many: 'Solutions', one: 'Solution' },
  pages: { many: 'Pages', one: 'Page' },
  blogs: { many: 'Articles', one: 'Article' },
  jobs: { many: 'Open roles', one: 'Open role' },
  team: { many: 'Team', one: 'Team' },
  stories: { many: 'Success stories', one: 'Success story' },
  offices: { many: 'Offices', one: 'Office' },
  legal: { many: 'Legal texts', one: 'Legal text' },
};
