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
import type { Blog, CodeBlock, Media } from '@riverfront/backend/payload-types';
import { toAddress } from '@riverfront/backend/publishing/paths/addresses';
import type { Picture } from '@riverfront/contract';
import { html } from 'hono/html';
import { findPicture, isVideo, toApiUrl, toHref } from './picture.ts';

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
    const rows = nodesToHTML({ nodes: node.children });
    // Named by its columns: an article has several.
    const heads = [...(rows[0] ?? '').matchAll(/<th scope="col"[^>]*>(.*?)<\/th>/gs)];
    const texts = heads.map(([, html = '']) =>
      html
        .replace(/<[^>]*>/g, ' ')
        .replaceAll('"', '&quot;')
        .trim(),
    );
    const label = ['Table', texts.filter(Boolean).join(', ')].filter(Boolean).join(': ');
    return `<div class="table-scroll" role="region" aria-label="${label}" tabindex="0"><table>${rows.join('')}</table></div>`;
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

/** The `sizes` of an image by its size in the text: the column is 38rem wide, 49rem with its margin. */
const widths: Record<string, string> = {
  small: '(min-width: 1024px) 306px, 50vw',
  text: '(min-width: 1024px) 612px, 100vw',
  wide: '(min-width: 1024px) 788px, 100vw',
};

/** Converts an image or video in a text to a figure; a deleted one is left out. */
function toFigure({ value, fields }: SerializedUploadNode): string {
  if (typeof value !== 'object') return '';
  const upload = value as unknown as Media;
  const { caption, size } = (fields ?? {}) as { caption?: string; size?: string };
  const width = size && size in widths ? size : 'text';
  const medium = isVideo(upload) ? toVideo(upload) : toImage(findPicture(upload), widths[width] ?? '100vw');
  if (!medium) return '';
  const text = caption ? `<figcaption>${escapeHtml(caption)}</figcaption>` : '';
  return `<figure class="figure-${width}">${medium}${text}</figure>`;
}

function toVideo(upload: Media): string {
  const poster = findPicture(upload.poster);
  const image = poster?.sources.at(-1);
  const size = poster ? ` width="${poster.width}" height="${poster.height}"` : '';
  // Without a poster the first frame is shown, which the browser has to load.
  const preview = image ? ` poster="${toUrl(image.href)}" preload="none"` : ' preload="metadata"';
  const name = escapeHtml(upload.alt);
  return `<video controls playsinline${size}${preview} src="${toUrl(toHref(upload))}" aria-label="${name}"></video>`;
}

function toImage(picture: Picture | null, sizes: string): string {
  const largest = picture?.sources.at(-1);
  if (!picture || !largest) return '';
  const { alt, avif, sources, width, height } = picture;
  const better = avif?.length ? `<source type="image/avif" srcset="${toSet(avif)}" sizes="${sizes}">` : '';
  const image = `<img src="${toUrl(largest.href)}" srcset="${toSet(sources)}" sizes="${sizes}" width="${width}" height="${height}" alt="${escapeHtml(alt)}" loading="lazy" decoding="async">`;
  return `<picture>${better}${image}</picture>`;
}

function toSet(sources: Picture['sources']): string {
  return sources.map(({ href, width }) => `${toUrl(href)} ${width}w`).join(', ');
}

function toUrl(href: string): string {
  return escapeHtml(toApiUrl(href));
}

/** Escapes text for elements and attributes of HTML and XML. */
export function escapeHtml(text: string): string {
  return String(html`${text}`);
}
