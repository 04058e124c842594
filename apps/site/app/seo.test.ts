import { describe, expect, test } from 'vitest';
import { pageTitle, seo, shorten } from './seo.ts';

const site = { origin: 'https://riverfront.example', name: 'Riverfront Consulting', description: 'About us' };

describe('pageTitle', () => {
  test('names the company where there is room', () => {
    expect(pageTitle('Services', site.name)).toBe('Services · Riverfront Consulting');
  });
  test('never exceeds 60 characters', () => {
    const long = 'Greenfield, brownfield or bluefield: how to choose your road to S/4HANA';
    expect(pageTitle(long, site.name).length).toBeLessThanOrEqual(60);
    expect(pageTitle(long, site.name)).toBe('Greenfield, brownfield or bluefield: how to choose your…');
  });
});

test.each([
  ['short', 10, 'short'],
  ['two words', 6, 'two…'],
  ['one, two', 6, 'one…'],
  ['unbreakable', 6, 'unbre…'],
])('shorten(%j, %i)', (text, length, expected) => {
  expect(shorten(text, length)).toBe(expected);
});

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
