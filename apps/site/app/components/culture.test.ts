import type { CultureHighlight } from '@riverfront/contract';
import { expect, test } from 'vitest';
import { toGallery } from './culture.tsx';

function highlight(title: string, ...files: string[]): CultureHighlight {
  const images = files.map((file) => ({
    url: `/api/media/${file}`,
    href: `/media/${file}`,
    alt: file,
    picture: null,
  }));
  return { _id: title, title, images };
}

const shown = (...highlights: CultureHighlight[]) =>
  toGallery(highlights).map(({ alt, size }) => `${alt} ${size}`);

test('videos come first and are big; the others take the sizes of their positions', () => {
  expect(
    shown(highlight('Kites', 'a.webp', 'b.mp4'), highlight('Garba', 'c.jpg', 'd.webm', 'e.webp', 'f.MOV')),
  ).toEqual(['b.mp4 big', 'd.webm big', 'f.MOV big', 'a.webp small', 'c.jpg small', 'e.webp mediums']);
});
