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

test('films come first and are big; the others take the sizes of their places', () => {
  expect(
    shown(highlight('Kites', 'a.webp', 'b.mp4'), highlight('Garba', 'c.jpg', 'd.webm', 'e.webp', 'f.MOV')),
  ).toEqual(['b.mp4 big', 'd.webm big', 'f.MOV big', 'a.webp small', 'c.jpg small', 'e.webp mediums']);
});

test('pictures alone go through the cycle, and there are never more than six', () => {
  const files = Array.from({ length: 9 }, (_, index) => `${index}.webp`);
  expect(shown(highlight('Year', ...files))).toEqual([
    '0.webp big',
    '1.webp medium',
    '2.webp small',
    '3.webp small',
    '4.webp small',
    '5.webp mediums',
  ]);
});
