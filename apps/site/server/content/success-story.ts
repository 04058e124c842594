import type * as content from '@riverfront/content';
import type { SuccessStory } from '@riverfront/contract';
import { apiUrl, hrefOf, pictureOf } from './picture.ts';
import { paragraphs } from './rich-text.ts';

/** What a client says, as the API shows it. */
export function toSuccessStory(doc: content.SuccessStory): SuccessStory {
  return {
    _id: doc.key ?? '',
    name: doc.name,
    designation: doc.designation,
    content: paragraphs(doc.content),
    imageUrl: apiUrl(hrefOf(doc.image)),
    picture: pictureOf(doc.image),
  };
}
