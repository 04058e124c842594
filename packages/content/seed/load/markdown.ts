import { convertMarkdownToLexical, editorConfigFactory } from '@payloadcms/richtext-lexical';
import type { Payload, RichTextField } from 'payload';
import { editor } from '../../src/fields/rich-text.ts';
import type { Blog } from '../../src/payload-types.ts';

/** Structured rich text as Payload keeps it. */
export type RichText = Blog['description'];

/** Returns a function that turns Markdown into the rich text of the admin's own editor. */
export async function markdownConverter(payload: Payload): Promise<(markdown: string) => RichText> {
  const resolved = await editor({ config: payload.config, isRoot: true, parentIsLocalized: false });
  const field: RichTextField = { name: 'description', type: 'richText', editor: resolved };
  const editorConfig = editorConfigFactory.fromField({ field });
  return (markdown) => convertMarkdownToLexical({ editorConfig, markdown }) as RichText;
}
