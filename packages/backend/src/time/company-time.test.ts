import { expect, test } from 'vitest';
import { openTestContent } from '../../testing/open-content.ts';
import { companyTimeZone, nameTimeZone, nextMonday, setCompanyTimeZone, today } from './company-time.ts';
import { readTimeZone } from './read-time-zone.ts';

const { payload } = await openTestContent();
const setZone = (timeZone: string) => payload.updateGlobal({ slug: 'settings', data: { timeZone } });

test('reads the zone of the settings at the start and after a change, for schedules too', async () => {
  expect(companyTimeZone()).toBe('Asia/Kolkata');
  for (const invalid of ['Mars/Olympus', '+05:30', ''])
    await expect(setZone(invalid)).rejects.toThrow('Time Zone');
  await setZone('Europe/Berlin');
  await readTimeZone(payload);
  expect(companyTimeZone()).toBe('Europe/Berlin');
  const supportedTimezones = [{ label: nameTimeZone('Europe/Berlin'), value: 'Europe/Berlin' }];
  expect(payload.config.admin.timezones).toEqual({ defaultTimezone: 'Europe/Berlin', supportedTimezones });
});

test.each([
  ['America/Los_Angeles', '2026-11-22', '2026-11-23', 'Pacific Standard Time'],
  ['Asia/Kolkata', '2026-11-23', '2026-11-30', 'India Standard Time'],
])('counts days and weeks in %s', (timeZone, day, monday, name) => {
  const at = new Date('2026-11-23T01:00:00Z');
  setCompanyTimeZone(timeZone);
  expect(today(at)).toBe(day);
  expect(nextMonday(at)).toBe(monday);
  expect(nameTimeZone(timeZone, at)).toBe(name);
});
