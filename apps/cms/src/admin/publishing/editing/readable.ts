import { parseDocumentLink } from '@riverfront/backend/fields/link';
import type { ClientField } from 'payload';
import { mediumTime } from '../../clock.ts';
import { dataFields, labelOf, type Values } from './compare.ts';

/** Returns the title of a related document. */
export type TitleOf = (collection: string, id: unknown) => string;

/** Formats a field value as plain text for people, on several lines where it has parts. */
export function toReadable(field: ClientField, value: unknown, titleOf: TitleOf): string {
  if (value === null || value === undefined || value === '') return '';
  switch (field.type) {
    case 'checkbox':
      return value ? 'Yes' : 'No';
    case 'select':
    case 'radio':
      return listOf(value)
        .map((chosen) => {
          const option = field.options.find((known) => typeof known === 'object' && known.value === chosen);
          return typeof option === 'object' && typeof option.label === 'string'
            ? option.label
            : String(chosen);
        })
        .join(', ');
    case 'date':
      return mediumTime(String(value));
    case 'richText':
      return textOfNode((value as { root?: RichTextNode }).root).trim();
    case 'relationship':
    case 'upload':
      return listOf(value)
        .map((one) =>
          isReference(one)
            ? titleOf(one.relationTo, one.value)
            : titleOf([field.relationTo].flat()[0] ?? '', one),
        )
        .join(', ');
    case 'group':
      return linesOf(field.fields, value as Values, titleOf).join('\n');
    case 'array':
      return listOf(value)
        .map((row, index) => `${index + 1}. ${linesOf(field.fields, row as Values, titleOf).join('\n   ')}`)
        .join('\n');
    case 'blocks':
      return listOf(value)
        .map((row, index) => {
          const { blockType } = row as { blockType?: string };
          const block = field.blocks.find(({ slug }) => slug === blockType);
          const name = typeof block?.labels?.singular === 'string' ? block.labels.singular : blockType;
          const lines = linesOf(block?.fields ?? [], row as Values, titleOf);
          return [`${index + 1}. ${name}`, ...lines].join('\n   ');
        })
        .join('\n');
    case 'text': {
      const link = parseDocumentLink(value);
      return link ? titleOf(link.collection, link.id) : listOf(value).map(String).join('\n');
    }
    default:
      return typeof value === 'object' && !Array.isArray(value)
        ? JSON.stringify(value)
        : listOf(value).map(String).join('\n');
  }
}

/** Words of context on each side of a difference. */
const context = 12;

/** Excerpts everything between the words that both texts begin and end with. */
export function excerptOf(text: string, other: string): { before: string; changed: string; after: string } {
  const words = text.split(/(?<=\s)/);
  const others = other.split(/(?<=\s)/);
  const shorter = Math.min(words.length, others.length);
  let start = 0;
  while (start < shorter && words[start] === others[start]) start += 1;
  let end = 0;
  while (end < shorter - start && words.at(-1 - end) === others.at(-1 - end)) end += 1;
  const last = words.length - end;
  const cut = Math.max(0, start - context);
  return {
    before: (cut > 0 ? '… ' : '') + words.slice(cut, start).join(''),
    changed: words.slice(start, last).join(''),
    after: words.slice(last, last + context).join('') + (end > context ? '…' : ''),
  };
}

function linesOf(fields: ClientField[], values: Values, titleOf: TitleOf): string[] {
  return dataFields(fields)
    .filter(({ name }) => name !== 'id' && name !== 'blockName')
    .map((field) => ({ label: labelOf(field), text: toReadable(field, values[field.name], titleOf) }))
    .filter(({ text }) => text !== '')
    .map(({ label, text }) => `${label}: ${text.replaceAll('\n', '\n   ')}`);
}

interface RichTextNode {
  type?: string;
  fields?: { caption?: string; code?: string };
  text?: string;
  children?: RichTextNode[];
}

/** Block-level nodes. */
const ownLine = [
  'paragraph',
  'heading',
  'listitem',
  'quote',
  'horizontalrule',
  'upload',
  'block',
  'tablerow',
];

function textOfNode(node: RichTextNode | undefined): string {
  if (!node) return '';
  if (node.type === 'linebreak') return '\n';
  const inner = node.text ?? (node.children ?? []).map(textOfNode).join('');
  if (node.type === 'tablecell') return `${inner.trim()} | `;
  if (node.type === 'upload') return `[Image or video] ${node.fields?.caption ?? ''}\n`;
  if (node.type === 'block') return `${node.fields?.code ?? ''}\n`;
  const text = inner === '' && !node.children && node.type ? `[${node.type}]` : inner;
  return ownLine.includes(node.type ?? '') ? `${text}\n` : text;
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [value];
}

function isReference(value: unknown): value is { relationTo: string; value: unknown } {
  return typeof value === 'object' && value !== null && 'relationTo' in value;
}
