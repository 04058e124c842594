import { expect, test } from 'vitest';
import { itemInState } from './item.ts';

const picture = { alt: '', width: 1, height: 1, sources: [{ href: '/media/a.webp', width: 1 }] };
const item = { _id: 'rise-with-sap', title: 'RISE', subtitle: '<p>Private cloud</p>', picture };

test('the clicked card is shown when it is this one', () => {
  expect(itemInState({ item }, 'rise-with-sap')).toMatchObject({ title: 'RISE', subtitle: 'Private cloud' });
});

test.each([
  null,
  undefined,
  'text',
  {},
  { item: null },
  { item: { ...item, title: 3 } },
  { item: { ...item, picture: {} } },
])('state %j shows nothing', (state) => {
  expect(itemInState(state, 'rise-with-sap')).toBeUndefined();
});

test('the card of another item shows nothing', () => {
  expect(itemInState({ item }, 'odoo-erp')).toBeUndefined();
});
