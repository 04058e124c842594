import { convertLexicalToPlaintext } from '@payloadcms/richtext-lexical/plaintext';

type Options = Parameters<typeof convertLexicalToPlaintext>[0];

/** Captions of images and videos, and listings of code, are texts too. */
const converters: Options['converters'] = {
  upload: ({ node }) => onLinesOfItsOwn(node.fields?.caption),
  blocks: { code: ({ node }) => onLinesOfItsOwn((node.fields as { code?: unknown }).code) },
};

/** Converts a stored rich text to plain text; empty for anything else. */
export function toPlainText(value: unknown): string {
  if (typeof value !== 'object' || value === null || !('root' in value)) return '';
  return convertLexicalToPlaintext({ data: value as Options['data'], converters });
}

function onLinesOfItsOwn(text: unknown): string {
  return text ? `\n\n${text}` : '';
}
