import { expect, test } from 'vitest';
import { failuresIn } from './recovery.ts';

test('failures are found in what has arrived and in what has not yet', async () => {
  const failure = { status: 503, message: 'no database', log: 'Error fetching home' };
  const found = await failuresIn([
    { menus: { answer: [] }, origin: 'https://riverfront.example' },
    undefined,
    { home: { failure }, later: Promise.resolve({ failure }) },
  ]);
  expect(found).toEqual([failure, failure]);
});
