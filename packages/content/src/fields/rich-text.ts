import {
  BlockquoteFeature,
  BoldFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
} from '@payloadcms/richtext-lexical';
import type { RichTextField } from 'payload';

/**
 * The editor of every long text. Exactly the parts the site can show: no
 * colours, alignments or embeds, because design and safety of the page depend
 * on knowing what can stand in a text.
 */
export const editor = lexicalEditor({
  features: [
    ParagraphFeature(),
    HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
    BoldFeature(),
    ItalicFeature(),
    UnorderedListFeature(),
    OrderedListFeature(),
    BlockquoteFeature(),
    LinkFeature({ enabledCollections: [] }),
    InlineToolbarFeature(),
    FixedToolbarFeature(),
  ],
});

/** A required long text with headings, lists, quotes and links. */
export function richTextField(name: string, label: string, description?: string): RichTextField {
  return { name, label, type: 'richText', required: true, admin: { description } };
}

/** The same, but it may be left empty. */
export function optionalRichTextField(name: string, label: string, description?: string): RichTextField {
  return { ...richTextField(name, label, description), required: false };
}
