import { expect, test } from 'vitest';
import { z } from 'zod';
import { randomUuid } from './random-uuid.ts';

test('is a version 4 UUID, another one each time', () => {
  const made = Array.from({ length: 1_000 }, randomUuid);
  for (const uuid of made) expect(z.uuidv4().safeParse(uuid).success).toBe(true);
  expect(new Set(made).size).toBe(1_000);
});
