import { expect, test } from 'vitest';
import { placePopup } from './use-popup.ts';

const place = (top: number, visibleBottom = 800) =>
  placePopup({ left: 20, width: 350, top, bottom: top + 48 }, { top: 0, bottom: visibleBottom }, 800);

test('opens below with its full height where there is room', () => {
  const below = { left: '20px', width: '350px', top: '152px', bottom: 'auto', maxHeight: '300px' };
  expect(place(100)).toEqual(below);
});

test('opens above near the lower edge', () => {
  expect(place(700)).toMatchObject({ top: 'auto', bottom: '104px', maxHeight: '300px' });
});

test('shrinks to the room that a keyboard on screen leaves', () => {
  expect(place(100, 400)).toMatchObject({ top: '152px', maxHeight: '240px' });
});

test('is never lower than 140 px', () => {
  expect(place(100, 200)).toMatchObject({ maxHeight: '140px' });
});
