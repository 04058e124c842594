import { expect, test } from 'vitest';
import { InspectionUnavailable } from './inspection-unavailable.ts';
import { createWaitingLine } from './waiting-line.ts';

test('two at once, the rest in order, and nobody past the end of the line', async () => {
  const inTurn = createWaitingLine({ parallel: 2, waiting: 2 });
  const begun: number[] = [];
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>());
  const done = gates.map(({ promise }, index) =>
    inTurn(() => {
      begun.push(index);
      return promise;
    }).catch(() => 'failed'),
  );
  await expect(inTurn(async () => {})).rejects.toThrow(InspectionUnavailable);
  expect(begun).toEqual([0, 1]);
  gates[1]?.reject(new Error('work that fails frees its place too'));
  await done[1];
  expect(begun).toEqual([0, 1, 2]);
  for (const { resolve } of gates) resolve();
  expect(await Promise.all(done)).toEqual([undefined, 'failed', undefined, undefined]);
  expect(await inTurn(async () => 'free again')).toBe('free again');
});
