import { down, up } from '@riverfront/backend/migrations/document-links';
import { createLocalReq } from 'payload';
import { expect, test } from 'vitest';
import { openTestApp } from '../../testing/open-app.ts';

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

test('the migration turns paths of known documents into links to them, and leaves the others', async () => {
  const target = await createPage('/known');
  const { id } = await createPage('/typed', {
    description: textWith({ linkType: 'custom', newTab: false, url: '/known' }),
    sections: [{ blockType: 'cards', cards: [card('/known'), card('/unknown')] }],
  });
  const req = await createLocalReq({}, payload);
  await up({ db: payload.db.drizzle, payload, req } as never);

  const { sections, description } = await payload.findByID({ collection: 'pages', id, depth: 0 });
  expect(sections?.[0]).toMatchObject({ cards: [{ link: `pages:${target.id}` }, { link: '/unknown' }] });
  expect(JSON.stringify(description)).toContain(`"doc":{"value":${target.id},"relationTo":"pages"}`);
  expect(await readLinks('/typed')).toEqual({ card: '/known', text: '/known', url: '/unknown' });

  await down({ db: payload.db.drizzle, payload, req } as never);
  const reverted = JSON.stringify(await payload.findByID({ collection: 'pages', id, depth: 0 }));
  expect(reverted).toContain('"link":"/known"');
  expect(reverted).toContain('"url":"/known"');
});
