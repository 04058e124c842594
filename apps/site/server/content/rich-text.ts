import type { SerializedListItemNode, SerializedListNode } from '@payloadcms/richtext-lexical';
import { convertLexicalToHTML, type HTMLConverters } from '@payloadcms/richtext-lexical/html';
import type { Blog } from '@riverfront/content';
import escapeHtml from 'escape-html';

type RichText = Blog['description'] | null | undefined;
type Lexical = Parameters<typeof convertLexicalToHTML>[0]['data'];

/**
 * Payload's own list converters drop the number a list starts with and write
 * style attributes, which our Content-Security-Policy refuses.
 */
const lists: HTMLConverters<SerializedListNode | SerializedListItemNode> = {
  list: ({ node, nodesToHTML }) => {
    const items = nodesToHTML({ nodes: node.children }).join('');
    if (node.listType !== 'number') return `<ul>${items}</ul>`;
    return node.start > 1 ? `<ol start="${node.start}">${items}</ol>` : `<ol>${items}</ol>`;
  },
  listitem: ({ node, nodesToHTML }) => `<li>${nodesToHTML({ nodes: node.children }).join('')}</li>`,
};

/**
 * Structured rich text as HTML. Every text is escaped and every link's scheme
 * checked by Payload's converters, so the result is safe to insert.
 */
export function richTextHtml(data: RichText): string {
  if (!data) return '';
  return convertLexicalToHTML({
    data: data as Lexical,
    disableContainer: true,
    converters: ({ defaultConverters }) => ({ ...defaultConverters, ...lists }),
  });
}

/** Plain text as HTML: paragraphs at empty lines, line breaks within them. */
export function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
    .join('');
}
