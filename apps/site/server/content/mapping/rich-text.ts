import type {
  SerializedBlockNode,
  SerializedLinkNode,
  SerializedListItemNode,
  SerializedListNode,
  SerializedTableCellNode,
  SerializedTableNode,
  SerializedTableRowNode,
  SerializedUploadNode,
} from '@payloadcms/richtext-lexical';
import {
  convertLexicalToHTML,
  type HTMLConverters,
  LinkHTMLConverter,
} from '@payloadcms/richtext-lexical/html';
import type { Blog, CodeBlock } from '@riverfront/backend/payload-types';
import { toAddress } from '@riverfront/backend/publishing/paths/addresses';
import escapeHtml from 'escape-html';
import { toFigure } from './rich-text-media.ts';

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

type TableNode = SerializedTableNode | SerializedTableRowNode | SerializedTableCellNode;

/** Payload's own write style attributes. A wide table scrolls, by keyboard too, and its header cells name their scope. */
const tables: HTMLConverters<TableNode> = {
  table: ({ node, nodesToHTML }) => {
    const rows = nodesToHTML({ nodes: node.children }).join('');
    return `<div class="table-scroll" role="region" aria-label="Table" tabindex="0"><table>${rows}</table></div>`;
  },
  tablerow: ({ node, nodesToHTML }) => `<tr>${nodesToHTML({ nodes: node.children }).join('')}</tr>`,
  tablecell: ({ node, nodesToHTML }) => {
    const { headerState = 0, colSpan = 1, rowSpan = 1 } = node;
    const spans = `${colSpan > 1 ? ` colspan="${colSpan}"` : ''}${rowSpan > 1 ? ` rowspan="${rowSpan}"` : ''}`;
    const content = nodesToHTML({ nodes: node.children }).join('');
    // 1 is a cell of a header row, 2 of a header column, 3 of both (@lexical/table, TableCellHeaderStates).
    if (!headerState) return `<td${spans}>${content}</td>`;
    return `<th scope="${headerState === 2 ? 'row' : 'col'}"${spans}>${content}</th>`;
  },
};

/** A linked document that visitors cannot see is a bare id; its link leads home, as unknown paths do. */
function internalDocToHref({ linkNode }: { linkNode: SerializedLinkNode }): string {
  const { relationTo, value } = linkNode.fields.doc ?? {};
  return (
    (typeof value === 'object' &&
      relationTo &&
      toAddress(relationTo, value as { path?: unknown; key?: unknown })) ||
    '/'
  );
}

/** Converts rich text to HTML. Payload's converters escape texts and check the schemes of links. */
export function richTextHtml(data: RichText): string {
  if (!data) return '';
  return convertLexicalToHTML({
    data: data as Lexical,
    disableContainer: true,
    converters: ({ defaultConverters }) => ({
      ...defaultConverters,
      ...LinkHTMLConverter({ internalDocToHref }),
      ...lists,
      ...tables,
      upload: ({ node }) => toFigure(node as SerializedUploadNode),
      blocks: {
        code: ({ node }: { node: SerializedBlockNode<CodeBlock> }) =>
          `<pre tabindex="0"><code>${escapeHtml(node.fields.code)}</code></pre>`,
      },
    }),
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
