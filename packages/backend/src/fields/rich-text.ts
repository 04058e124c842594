import {
  BlockquoteFeature,
  BlocksFeature,
  BoldFeature,
  createServerFeature,
  EXPERIMENTAL_TableFeature,
  FixedToolbarFeature,
  HeadingFeature,
  InlineCodeFeature,
  InlineToolbarFeature,
  ItalicFeature,
  LinkFeature,
  lexicalEditor,
  OrderedListFeature,
  ParagraphFeature,
  UnorderedListFeature,
  UploadFeature,
} from '@payloadcms/richtext-lexical';
import type { Block, Field, RichTextField } from 'payload';
import { toOptions } from './factories.ts';
import { linkedCollections } from './link.ts';

/** Converts pasted HTML of Word and Google Docs into what the site renders. */
const pasteFeature = createServerFeature({
  key: 'paste',
  feature: { ClientFeature: '/admin/content/rich-text/paste#PasteFeatureClient' },
});

/** Lets a save begin with the last key. */
const editorValueFeature = createServerFeature({
  key: 'editorValue',
  feature: { ClientFeature: '/admin/content/rich-text/editor-values#EditorValueFeatureClient' },
});

/** What the site renders of every rich text: no colours, alignments or embeds. */
const features = [
  ParagraphFeature(),
  HeadingFeature({ enabledHeadingSizes: ['h2', 'h3', 'h4'] }),
  BoldFeature(),
  ItalicFeature(),
  UnorderedListFeature(),
  OrderedListFeature(),
  BlockquoteFeature(),
  LinkFeature({ enabledCollections: [...linkedCollections], maxDepth: 1 }),
  InlineToolbarFeature(),
  FixedToolbarFeature(),
  pasteFeature(),
  editorValueFeature(),
];

/** The rich text editor. */
export const editor = lexicalEditor({ features });

/** Widths of an image or video in a text, and their labels. */
const mediaSizes = { text: 'As wide as the text', wide: 'Wider than the text', small: 'Half as wide' };

const mediaFields: Field[] = [
  {
    name: 'caption',
    type: 'text',
    maxLength: 300,
    admin: { description: 'Shown below. Leave empty for none.' },
  },
  // Not required: an inserted image has none of its fields until its dialog is saved.
  { name: 'size', type: 'select', defaultValue: 'text', options: toOptions(mediaSizes) },
];

/** A listing of code. Payload's own block loads its editor from another origin. */
const codeBlock: Block = {
  slug: 'code',
  interfaceName: 'CodeBlock',
  labels: { singular: 'Code', plural: 'Code' },
  admin: { disableBlockName: true },
  fields: [
    {
      name: 'code',
      type: 'textarea',
      required: true,
      maxLength: 20_000,
      admin: { className: 'code-input', rows: 8, description: 'Spaces and line breaks are kept.' },
    },
  ],
};

/** Those of long texts: also images and videos with captions, tables and code. */
const articleFeatures = [
  ...features,
  InlineCodeFeature(),
  UploadFeature({
    enabledCollections: ['media'],
    collections: { media: { fields: mediaFields } },
    // 2 levels: a video and its poster.
    maxDepth: 2,
  }),
  EXPERIMENTAL_TableFeature(),
  BlocksFeature({ blocks: [codeBlock] }),
];

/** The editor of long texts. */
export const articleEditor = lexicalEditor({ features: articleFeatures });

/** Creates a field for a required rich text. */
export function richTextField(name: string, label: string, description?: string): RichTextField {
  return { name, label, type: 'richText', required: true, admin: { description } };
}

/** Creates a field for a required long text. */
export function articleField(name: string, label: string, description?: string): RichTextField {
  return { ...richTextField(name, label, description), editor: articleEditor };
}
