import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext';

/** What of a document its title and description are made of; a form's values or a stored document. */
export interface Described {
  title?: unknown;
  subtitle?: unknown;
  location?: unknown;
  description?: unknown;
}

/** The texts a page gives search engines when staff wrote none for them. They may be longer than is shown. */
export function ownTexts(collection: string, doc: Described): { title: string; description: string } {
  const title = textOf(doc.title);
  return {
    title: collection === 'jobs' && doc.location ? `${title}, ${textOf(doc.location)}` : title,
    description: textOf(doc.subtitle) || textOf(doc.description),
  };
}

function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value !== 'object' || value === null || !('root' in value)) return '';
  const data = value as Parameters<typeof convertLexicalToPlaintext>[0]['data'];
  return convertLexicalToPlaintext({ data }).replace(/\s+/g, ' ').trim();
}
