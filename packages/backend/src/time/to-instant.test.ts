import { expect, test } from 'vitest';
import { toInstant } from './to-instant.ts';

test.each([
  ['2026-11-24T10:00', 'Asia/Kolkata', '2026-11-24T04:30:00.000Z'],
  ['2099-03-29T02:30', 'Europe/Berlin', undefined],
  ['yesterday', 'UTC', undefined],
])('%s in %s is %s', (local, timeZone, instant) => expect(toInstant(local, timeZone)).toBe(instant));
