import { expect, test } from 'vitest';
import { openTestApp } from '../../../testing/open-app.ts';

const site = await openTestApp();
const { payload } = site.content;

const textWith = (fields: object) => ({
  root: {
    type: 'root',
    direction: 'ltr' as const,
    format: '' as const,
    indent: 0,
    version: 1,
    children: [
      {
        type: 'paragraph',
        version: 1,
        children: [
          { type: 'link', version: 3, fields, children: [{ type: 'text', text: 'Read on', version: 1 }] },
        ],
      },
    ],
  },
});

const createPage = (path: string, more: object = {}) =>
  payload.create({ collection: 'pages', data: { title: path, path, _status: 'published', ...more } });

const card = (link: string) => ({ title: 'Card', subtitle: 'Leads on', link });

async function readLinks(path: string): Promise<{ card: string; text: string; url: string }> {
  await site.refresh();
  const { page } = await (await site.app.request(`/api/pages/details${path}`)).json();
  const [first, second] = page.sections[0].cards;
  return { card: first.link, url: second?.link, text: /href="([^"]*)"/.exec(page.description)?.[1] ?? '' };
}

test('links to a document follow it when it moves, and lead home when it is unpublished', async () => {
  const target = await createPage('/before');
  const { id } = await createPage('/linking', {
    description: textWith({
      linkType: 'internal',
      newTab: false,
      doc: { relationTo: 'pages', value: target.id },
    }),
    sections: [{ blockType: 'cards', cards: [card(`pages:${target.id}`), card('/contact?topic=sap')] }],
  });
  expect(await readLinks('/linking')).toEqual({
    card: '/before',
    text: '/before',
    url: '/contact?topic=sap',
  });

  await payload.update({
    collection: 'pages',
    id: target.id,
    data: { path: '/after', _status: 'published' },
  });
  expect(await readLinks('/linking')).toMatchObject({ card: '/after', text: '/after' });

  await payload.update({ collection: 'pages', id: target.id, data: { _status: 'draft' } });
  expect(await readLinks('/linking')).toMatchObject({ card: '/', text: '/' });
  await payload.delete({ collection: 'pages', id });
});
