import { afterAll, expect, test } from 'vitest';
import { openTestContent } from '../../testing/open-content.ts';

const content = await openTestContent();
const { payload } = content;
afterAll(content.close);

const text = (words: number) => ({
  root: {
    type: 'root',
    children: [paragraph('word '.repeat(words - 2)), paragraph('to the')],
    direction: null,
    format: '' as const,
    indent: 0,
    version: 1,
  },
});

function paragraph(words: string) {
  return { type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text: words.trim() }] };
}

test('estimates the reading time of an article whenever its text changes', async () => {
  const { docs } = await payload.find({ collection: 'blogs', limit: 1 });
  const { id } = docs[0] ?? { id: 0 };
  const change = async (data: object) =>
    (await payload.update({ collection: 'blogs', id, data })).readingMinutes;
  expect(await change({ description: text(660) })).toBe(3);
  expect(await change({ title: 'Another title' })).toBe(3);
  expect(await change({ description: text(20), readingMinutes: 90 })).toBe(1);
});
