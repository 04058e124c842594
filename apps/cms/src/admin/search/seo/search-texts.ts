import { getDefaultTexts } from '@riverfront/backend/search/seo/default-texts';

/** Reads the texts for search engines from a form: those written for them, and the page's own, which replace empty ones. */
export function readSearchTexts(collection: string, value: (path: string) => unknown) {
  return {
    given: { title: toText(value('meta.title')), description: toText(value('meta.description')) },
    defaults: getDefaultTexts(collection, {
      title: value('title'),
      subtitle: value('subtitle'),
      location: value('location'),
      description: value('description'),
    }),
  };
}

/** Returns a form value as trimmed text; empty for anything else. */
export function toText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
