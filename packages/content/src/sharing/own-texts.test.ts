import { expect, test } from 'vitest';
import { ownTexts } from './own-texts.ts';

const text = {
  root: {
    type: 'root',
    children: [
      { type: 'paragraph', children: [{ type: 'text', text: 'One  line.' }] },
      { type: 'paragraph', children: [{ type: 'text', text: 'Another.' }] },
    ],
  },
};

test('a subtitle describes a page; without one its long text does, in one line', () => {
  expect(ownTexts('pages', { title: ' SAP BTP ', subtitle: 'What it is for.', description: text })).toEqual({
    title: 'SAP BTP',
    description: 'What it is for.',
  });
  expect(ownTexts('pages', { title: 'SAP BTP', subtitle: ' ', description: text }).description).toBe(
    'One line. Another.',
  );
  expect(ownTexts('pages', {})).toEqual({ title: '', description: '' });
});

test('a job is named with its place', () => {
  expect(ownTexts('jobs', { title: 'Architect', location: 'Ahmedabad, India' }).title).toBe(
    'Architect, Ahmedabad, India',
  );
});
