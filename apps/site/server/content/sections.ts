import type { Page } from '@riverfront/content';
import type { Section, SectionOf } from '@riverfront/contract';
import { findPicture } from './picture.ts';
import { richTextHtml } from './rich-text.ts';

type Block = NonNullable<Page['sections']>[number];
type BlockOf<K extends Block['blockType']> = Extract<Block, { blockType: K }>;

/** How each kind of block becomes a section; a kind without a way is a type error. */
const ways: { [K in Block['blockType']]: (block: BlockOf<K>) => SectionOf<K> } = {
  text: ({ title, body }) => ({ kind: 'text', title: title ?? '', body: richTextHtml(body) }),
  cards: ({ cards, ...rest }) => ({
    kind: 'cards',
    ...heading(rest),
    cards: cards.map(({ id, title, subtitle, image, link }) => ({
      _id: id ?? title,
      title,
      subtitle,
      picture: findPicture(image),
      link: link || null,
    })),
  }),
  groups: ({ groups, ...rest }) => ({
    kind: 'groups',
    ...heading(rest),
    groups: groups.map(({ id, title, text, companies }) => ({
      _id: id ?? title,
      title,
      text: text ?? '',
      companies: companies.map((company) => ({ name: company.name, text: company.text ?? '' })),
    })),
  }),
  'call-to-action': ({ title, text, buttonLabel, link }) => ({
    kind: 'call-to-action',
    title,
    text,
    buttonLabel,
    link,
  }),
};

/** The sections of a page as the API shows them, in their order. */
export function toSections(blocks: Page['sections']): Section[] {
  return (blocks ?? []).map((block) => (ways[block.blockType] as (block: Block) => Section)(block));
}

function heading({ tag, title, text }: { tag?: string | null; title?: string | null; text?: string | null }) {
  return { tag: tag ?? '', title: title ?? '', text: text ?? '' };
}
