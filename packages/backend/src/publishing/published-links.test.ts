import { expect, test } from 'vitest';
import { messageOf, openAccounts } from '../../testing/accounts.ts';
import { createSchedule, onePixel, readArticle, toRichText, toText } from '../../testing/records.ts';
import { runDuePublications } from './schedule/run-due-publications.ts';

const { payload, rest, signIn } = await openAccounts();
const { token, id: administrator } = await signIn('administrator');

const send = (method: string, path: string, body?: object) =>
  rest(method, path, { token, ...(body && { body }) });
const required = await readArticle(payload);

let count = 0;
const createPage = (data: object = {}) => {
  count += 1;
  const page = { title: `Page ${count}`, path: `/linked-${count}`, _status: 'published' as const, ...data };
  return payload.create({ collection: 'pages', data: page, depth: 0 });
};
const cards = (link: string) => [{ blockType: 'cards', cards: [{ title: 'A', subtitle: 'B', link }] }];
const link = (fields: object) => ({
  type: 'link',
  version: 3,
  fields,
  children: [toText('A link')],
});
const createArticle = (data: object) =>
  payload.create({
    collection: 'blogs',
    data: { ...required, title: 'Linking', _status: 'published', ...data },
    depth: 0,
  });

interface Target {
  id: number;
  path?: string;
}

const kinds: [
  kind: string,
  collection: 'pages' | 'offices' | 'media',
  refer: (target: Target) => Promise<object>,
][] = [
  ['a path with a fragment', 'pages', ({ path }) => createPage({ sections: cards(`${path}/?a=b#c`) })],
  [
    'an old path',
    'pages',
    async ({ id, path }) => {
      await createPage({ sections: cards(String(path)) });
      return payload.update({
        collection: 'pages',
        id,
        data: { path: `${path}-moved`, _status: 'published' },
      });
    },
  ],
  [
    'a menu entry',
    'pages',
    async ({ path }) => {
      const { legal } = await payload.findGlobal({ slug: 'menus', depth: 0 });
      const entries = [...(legal ?? []), { title: 'Linked', link: String(path) }];
      return payload.updateGlobal({ slug: 'menus', data: { legal: entries, _status: 'published' } });
    },
  ],
  [
    'a link in a text',
    'pages',
    ({ id }) => {
      const doc = { relationTo: 'pages', value: id };
      return createArticle({ description: toRichText(link({ linkType: 'internal', doc })) });
    },
  ],
  [
    'an address in a text',
    'pages',
    ({ path }) => createArticle({ description: toRichText(link({ linkType: 'custom', url: path })) }),
  ],
  [
    'a relationship',
    'offices',
    async ({ id }) =>
      payload.updateGlobal({ slug: 'settings', data: { headOffice: id, _status: 'published' } }),
  ],
  ['an upload', 'media', ({ id }) => createPage({ image: id })],
  [
    'an image in a text',
    'media',
    ({ id }) =>
      createArticle({
        description: toRichText({ type: 'upload', version: 3, relationTo: 'media', value: id, fields: {} }),
      }),
  ],
];

async function createTarget(collection: (typeof kinds)[number][1]): Promise<Target> {
  if (collection === 'pages') return createPage() as Promise<Target>;
  if (collection === 'media') {
    const file = { name: `kite-${++count}.png`, mimetype: 'image/png', size: 67, data: onePixel };
    return payload.create({ collection, data: { alt: 'A kite' }, file });
  }
  const [office] = (await payload.find({ collection, limit: 1, depth: 0 })).docs;
  const { id: _, key: __, ...copy } = { ...office };
  return payload.create({ collection, data: { ...copy, name: 'Another' } as never });
}

test.each(kinds)('refuses to take away what %s leads to', async (_, collection, refer) => {
  const target = await createTarget(collection);
  await refer(target);
  const path = `/${collection}/${target.id}`;
  const removals = [
    ['PATCH', path, { deletedAt: new Date().toISOString() }],
    ['DELETE', path],
    ...(collection === 'media' ? [] : ([['PATCH', path, { _status: 'draft' }]] as const)),
  ] as const;
  for (const [method, at, body] of removals) {
    const answer = await send(method, at, body);
    expect(answer.status).toBe(409);
    // The head office has a rule of its own.
    if (collection !== 'offices')
      expect(messageOf(answer.body)).toMatch(/^Published content links to this: “/);
  }
});

test('names the places, and lets go of what only drafts, the trash and the page itself link to', async () => {
  const { id, path } = await createPage();
  const linking = await createPage({ title: 'Linking page', sections: cards(String(path)) });
  await payload.update({ collection: 'pages', id, data: { sections: cards(String(path)) as never } });
  const unpublish = () => send('PATCH', `/pages/${id}`, { _status: 'draft' });
  expect(messageOf((await unpublish()).body)).toBe(
    'Published content links to this: “Linking page” (cards, link). Change that first.',
  );
  expect(
    (await send('PATCH', `/pages?where[id][equals]=${id}`, { _status: 'draft' })).body.errors,
  ).toHaveLength(1);
  expect((await send('PATCH', `/pages/${id}?draft=true`, { title: 'A draft' })).status).toBe(200);
  await send('PATCH', `/pages/${linking.id}`, { _status: 'draft' });
  expect((await unpublish()).status).toBe(200);
  // It is not seen any more, whatever links to it.
  await payload.update({ collection: 'pages', id: linking.id, data: { _status: 'published' } });
  expect((await send('DELETE', `/pages/${id}`)).status).toBe(200);
});

test('a schedule does not unpublish it either', async () => {
  const { id, path } = await createPage();
  await createPage({ sections: cards(String(path)) });
  const unpublishing = { collection: 'pages', id, user: administrator, type: 'unpublish' } as const;
  const { id: schedule } = await createSchedule(payload, unpublishing);
  await runDuePublications(payload);
  expect(await payload.findByID({ collection: 'payload-jobs', id: schedule })).toMatchObject({
    hasError: true,
    error: { message: expect.stringContaining('Published content links to this') },
  });
});
