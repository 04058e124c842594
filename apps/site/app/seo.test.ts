import { expect, test } from 'vitest';
import { type PageDescription, seo } from './site.ts';

const site = {
  origin: 'https://riverfront.example',
  name: 'Riverfront Consulting',
  description: 'About us',
  card: { path: '/services', href: '/share/3f0c9a1be2d47756/services.png', alt: 'Services' },
};
const page: PageDescription = { title: 'Services', description: '', path: '/services' };
const chosen = {
  alt: 'A kite',
  width: 1600,
  height: 1000,
  sources: [
    { href: '/media/a-640.webp', width: 640 },
    { href: '/media/a.webp', width: 1200 },
  ],
};

/** What the tags of a page say, by property or name. */
function tags(description: Partial<PageDescription>, own: Partial<typeof site> = {}) {
  const entries = seo({ ...page, ...description }, { ...site, ...own }).flatMap((tag) => {
    if ('property' in tag) return [[tag.property, tag.content]];
    return 'name' in tag ? [[tag.name, tag.content]] : [];
  });
  return Object.fromEntries(entries) as Record<string, string>;
}

test('the picture that staff chose goes before it, with its own size', () => {
  expect(tags({ sharing: { title: '', description: '', picture: chosen } })).toMatchObject({
    'og:image': 'https://riverfront.example/api/media/a.webp',
    'og:image:type': 'image/webp',
    'og:image:width': '1200',
    'og:image:height': '750',
    'og:image:alt': 'A kite',
  });
});

test('another page never carries the picture of the one that was asked for first', () => {
  const other = tags({ path: '/about' });
  expect(other['og:image']).toBeUndefined();
  expect(other['twitter:card']).toBe('summary');
});
