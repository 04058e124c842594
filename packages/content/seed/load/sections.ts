import type { PageContent } from '../../src/payload-types.ts';
import type { Loader } from './loader.ts';
import type { SampleSection } from './shapes.ts';

type Block = NonNullable<PageContent['sections']>[number];

/** Sample sections as the blocks that the admin keeps; the pictures of cards are stored on the way. */
export function toBlocks(loader: Loader, sections: SampleSection[]): Promise<Block[]> {
  return Promise.all(sections.map((section) => toBlock(loader, section)));
}

async function toBlock(loader: Loader, section: SampleSection): Promise<Block> {
  switch (section.kind) {
    case 'text':
      return { blockType: 'text', title: section.title, body: loader.richText(section.body) };
    case 'groups': {
      const { kind, ...rest } = section;
      return { blockType: kind, ...rest };
    }
    case 'call-to-action': {
      const { kind, ...rest } = section;
      return { blockType: kind, ...rest };
    }
    case 'cards': {
      const { kind, cards, ...rest } = section;
      return {
        blockType: kind,
        ...rest,
        cards: await Promise.all(
          cards.map(async ({ key, imageAlt, ...card }) => ({
            ...card,
            image: imageAlt ? await loader.medium('cards', key, imageAlt) : undefined,
          })),
        ),
      };
    }
  }
}
