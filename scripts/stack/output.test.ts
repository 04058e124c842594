import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { deservesAttention, eachLine, forPeople } from './output.ts';

const info = '{"level":30,"time":1,"pid":2,"hostname":"h","msg":"request","status":200}';
const failure =
  '{"level":50,"time":1,"pid":2,"hostname":"h","msg":"request","status":503,"err":{"message":"no"}}';

test('lines are put together from whatever chunks they came in', async () => {
  const lines: string[] = [];
  const stream = Readable.from(['one\ntw', 'o\n\nthr', 'ee\n'], { objectMode: false });
  eachLine(stream, (line) => lines.push(line));
  await new Promise((resolve) => stream.on('end', resolve));
  expect(lines).toEqual(['one', 'two', 'three']);
});

test.each([
  [info, 'stdout', false],
  [failure, 'stdout', true],
  [info, 'stderr', false],
  ['a stack trace', 'stderr', true],
  ['a banner', 'stdout', false],
] as const)('%s on %s is shown: %s', (line, from, shown) => {
  expect(deservesAttention(line, from)).toBe(shown);
});

test('a log line reads like a sentence', () => {
  expect(forPeople(failure)).toBe('error request no status=503');
  expect(forPeople('plain words')).toBe('plain words');
});
