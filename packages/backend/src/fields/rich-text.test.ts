import { afterAll, expect, test } from 'vitest';
import { openAccounts } from '../../testing/accounts.ts';

const { payload, rest, signIn, close } = await openAccounts();
afterAll(close);

test('publishes a text with a picture as the editor inserts it, without any field of its own', async () => {
  const { token } = await signIn('editor');
  const [article] = (await payload.find({ collection: 'blogs', limit: 1, depth: 0 })).docs;
  const [picture] = (await payload.find({ collection: 'media', limit: 1, depth: 0 })).docs;
  const upload = { type: 'upload', version: 3, id: 'a', fields: {}, relationTo: 'media', value: picture?.id };
  const description = structuredClone(article?.description) as { root: { children: object[] } } | undefined;
  description?.root.children.push({ ...upload, format: '' });
  const { status, body } = await rest('PATCH', `/blogs/${article?.id}`, {
    token,
    body: { description, _status: 'published' },
  });
  expect([status, body.errors]).toEqual([200, undefined]);
});
