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
 * The rich text editor, with exactly the features that the site renders: no colours, alignments or embeds.
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

/** Creates a field for a required rich text. */
export function richTextField(name: string, label: string, description?: string): RichTextField {
  return { name, label, type: 'richText', required: true, admin: { description } };
}
