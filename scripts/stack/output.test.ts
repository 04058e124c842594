import { expect, test } from 'vitest';
import { formatLine, isImportant } from './output.ts';

const info = '{"level":30,"time":1,"pid":2,"hostname":"h","msg":"request","status":200}';
const failure =
  '{"level":50,"time":1,"pid":2,"hostname":"h","msg":"request","status":503,"err":{"message":"no"}}';

test.each([
  [info, 'stdout', false],
  [failure, 'stdout', true],
  [info, 'stderr', false],
  ['a stack trace', 'stderr', true],
  ['a banner', 'stdout', false],
] as const)('%s on %s is important: %s', (line, from, expected) => {
  expect(isImportant(line, from)).toBe(expected);
});

test('formats a log line as a sentence, and leaves other lines as they are', () => {
  expect(formatLine(failure)).toBe('error request no status=503');
  expect(formatLine('plain words')).toBe('plain words');
});
