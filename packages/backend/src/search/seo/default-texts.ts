import { toPlainText } from '../../fields/plain-text.ts';

/**
 * Returns the title and description of a page for search engines where staff wrote none; they may exceed what is shown.
 * @param doc form values or a stored document
 */
export function getDefaultTexts(
  collection: string,
  doc: { title?: unknown; subtitle?: unknown; location?: unknown; description?: unknown },
): { title: string; description: string } {
  const title = toText(doc.title);
  return {
    title: collection === 'jobs' && doc.location ? `${title}, ${toText(doc.location)}` : title,
    description: toText(doc.subtitle) || toText(doc.description),
  };
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value.trim() : toPlainText(value).replace(/\s+/g, ' ').trim();
}
