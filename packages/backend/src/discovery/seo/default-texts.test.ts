import { expect, test } from 'vitest';
import { getDefaultTexts } from './default-texts.ts';

const text = {
  root: {
    type: 'root',
    children: [
      { type: 'paragraph', children: [{ type: 'text', text: 'One  line.' }] },
      { type: 'paragraph', children: [{ type: 'text', text: 'Another.' }] },
    ],
  },
};

test('describes a page by its subtitle, or else by its long text in one line', () => {
  expect(
    getDefaultTexts('pages', { title: ' SAP BTP ', subtitle: 'What it is for.', description: text }),
  ).toEqual({
    title: 'SAP BTP',
    description: 'What it is for.',
  });
  expect(getDefaultTexts('pages', { title: 'SAP BTP', subtitle: ' ', description: text }).description).toBe(
    'One line. Another.',
  );
  expect(getDefaultTexts('pages', {})).toEqual({ title: '', description: '' });
});

test('names a job with its location', () => {
  expect(getDefaultTexts('jobs', { title: 'Architect', location: 'Ahmedabad, India' }).title).toBe(
    'Architect, Ahmedabad, India',
  );
});
