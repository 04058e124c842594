import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listSlowest, Tally } from './tally.ts';

let printed = '';

beforeEach(() => {
  printed = '';
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    printed += text;
    return true;
  });
  vi.spyOn(console, 'log').mockImplementation((text) => {
    printed += `${text}\n`;
  });
});

afterEach(() => {
  process.exitCode = 0;
  vi.restoreAllMocks();
});

test('adds up every step and closes with the sum', async () => {
  const tally = new Tally();
  await tally.run('one', async () => ({ passed: 3, failed: 0, output: 'quiet' }));
  await tally.run('two', async () => ({ passed: 1, failed: 2, output: 'why it failed' }));
  tally.leaveOut('three', 'nothing to run it on');
  tally.close();
  expect(printed).toContain('left out: nothing to run it on');
  expect(printed).not.toContain('quiet');
  expect(printed).toContain('why it failed');
  expect(printed.trimEnd().split('\n').at(-1)).toBe('4 passed, 2 failed');
  expect(process.exitCode).toBe(1);
});

test('a step that breaks is one failure, and the next ones still run', async () => {
  const tally = new Tally();
  await tally.run('breaks', async () => {
    throw new Error('no browser');
  });
  await tally.run('runs', async () => ({ passed: 1, failed: 0, output: '' }));
  expect(printed).toContain('no browser');
  expect(tally).toMatchObject({ passed: 1, failed: 1 });
});

test('lists the slowest files, with the sum of their runs', () => {
  const durations = [
    ['a.spec.ts', 1_000],
    ['b.spec.ts', 2_500],
    ['a.spec.ts', 3_000],
  ] as const;
  expect(listSlowest(durations)).toEqual(['     4.0 s  a.spec.ts', '     2.5 s  b.spec.ts']);
});
