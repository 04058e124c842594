import { expect, test } from 'vitest';
import { up } from '../../migrations/20261128_204645_baseline.ts';
import { openTestContent } from '../../testing/open-content.ts';
import { execute } from './transaction.ts';

const content = await openTestContent();

test('a database of an earlier version is left alone, with a sentence', async () => {
  // Payload prints the sentence and ends the process.
  const run = execute(content.payload);
  await expect(up({ db: { execute: run } } as never)).rejects.toThrow('is of a version before 1.0');
});
