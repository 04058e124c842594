import type { SerializedListItemNode, SerializedListNode } from '@payloadcms/richtext-lexical';
import { convertLexicalToHTML, type HTMLConverters } from '@payloadcms/richtext-lexical/html';
import type { Blog } from '@riverfront/backend';
import escapeHtml from 'escape-html';

type RichText = Blog['description'] | null | undefined;
type Lexical = Parameters<typeof convertLexicalToHTML>[0]['data'];

/**
 * Payload's own list converters drop the start number and write style attributes, which our Content-Security-Policy
 * forbids.
 */
const lists: HTMLConverters<SerializedListNode | SerializedListItemNode> = {
  list: ({ node, nodesToHTML }) => {
    const items = nodesToHTML({ nodes: node.children }).join('');
    if (node.listType !== 'number') return `<ul>${items}</ul>`;
    return node.start > 1 ? `<ol start="${node.start}">${items}</ol>` : `<ol>${items}</ol>`;
  },
  listitem: ({ node, nodesToHTML }) => `<li>${nodesToHTML({ nodes: node.children }).join('')}</li>`,
};

/** Converts rich text to HTML. Payload's converters escape texts and check the schemes of links. */
export function richTextHtml(data: RichText): string {
  if (!data) return '';
  return convertLexicalToHTML({
    data: data as Lexical,
    disableContainer: true,
    converters: ({ defaultConverters }) => ({ ...defaultConverters, ...lists }),
  });
}

/** Converts plain text to HTML: paragraphs at empty lines, line breaks within them. */
export function toParagraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
    .join('');
}
