import { expect, test } from 'vitest';
import { seo } from './seo.ts';

const site = { origin: 'https://riverfront.example', name: 'Riverfront Consulting', description: 'About us' };

test('addresses are absolute', () => {
  const picture = {
    alt: 'A kite',
    width: 800,
    height: 600,
    sources: [{ href: '/media/a.webp', width: 800 }],
  };
  const meta = seo({ title: 'Services', description: '', path: '/services', picture }, site);
  expect(meta).toContainEqual({
    tagName: 'link',
    rel: 'canonical',
    href: 'https://riverfront.example/services',
  });
  expect(meta).toContainEqual({
    property: 'og:image',
    content: 'https://riverfront.example/api/media/a.webp',
  });
  expect(meta).toContainEqual({ name: 'description', content: 'About us' });
});
