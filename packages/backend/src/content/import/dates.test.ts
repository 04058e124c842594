import { afterAll, expect, test } from 'vitest';
import { setCompanyTimeZone } from '../../time/company-time.ts';
import { parseDay } from './kinds.ts';

setCompanyTimeZone('Asia/Kolkata');
afterAll(() => setCompanyTimeZone('UTC'));

test.each([
  ['2026-03-04', '2026-03-04'],
  ['2026-03-04T00:00:00.000Z', '2026-03-04'],
  ['2026-03-04T23:30:00Z', '2026-03-05'],
  ['2026-03-04T23:30:00-05:00', '2026-03-05'],
  ['04.03.2026', '2026-03-04'],
  ['13/04/2026', '2026-04-13'],
  ['04/13/2026', '2026-04-13'],
  ['04/04/2026', '2026-04-04'],
  ['1 March 2026', '2026-03-01'],
  ['Sept 3, 2026', '2026-09-03'],
  ['2026-02-30', undefined],
  ['31.04.2026', undefined],
  ['0000-00-00', undefined],
  ['soon', undefined],
])('reads %s as %s without asking', (text, day) => {
  expect(parseDay(text, undefined)).toMatchObject({ day });
  expect(parseDay(text, undefined).isAmbiguous).toBeFalsy();
});

test.each([
  ['03/04/2026', '2026-04-03', '2026-03-04', undefined],
  ['46115', undefined, undefined, '2026-04-03'],
])('asks how %s is written', (text, day, month, excel) => {
  expect(parseDay(text, undefined)).toEqual({ isAmbiguous: true });
  expect(parseDay(text, 'day').day).toBe(day);
  expect(parseDay(text, 'month').day).toBe(month);
  expect(parseDay(text, 'excel').day).toBe(excel);
});
