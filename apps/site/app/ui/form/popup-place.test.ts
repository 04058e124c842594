import { expect, test } from 'vitest';
import { placePopup } from './popup-place.ts';

const place = (top: number, visibleBottom = 800) =>
  placePopup({
    field: { left: 20, width: 350, top, bottom: top + 48 },
    window: { height: 800, visibleTop: 0, visibleBottom },
  });

test('opens below with its full height where there is room', () => {
  expect(place(100)).toEqual({ left: 20, width: 350, top: 152, maxHeight: 300 });
});

test('opens above near the lower edge', () => {
  expect(place(700)).toEqual({ left: 20, width: 350, bottom: 104, maxHeight: 300 });
});

test('shrinks to the room that a keyboard on screen leaves', () => {
  expect(place(100, 400)).toMatchObject({ top: 152, maxHeight: 240 });
});

test('is never lower than 140 px', () => {
  expect(place(100, 200)).toMatchObject({ maxHeight: 140 });
});
