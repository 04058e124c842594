import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext';

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
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null || !('root' in value)) return '';
  const data = value as Parameters<typeof convertLexicalToPlaintext>[0]['data'];
  return convertLexicalToPlaintext({ data }).replace(/\s+/g, ' ').trim();
}
