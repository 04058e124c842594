import { expect, test } from 'vitest';
import { isImportant } from './output.ts';

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
