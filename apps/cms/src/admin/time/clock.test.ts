import { setCompanyTimeZone } from '@riverfront/backend/time/company-time';
import { afterEach, expect, test, vi } from 'vitest';
import { dayName, mediumDate, mediumTime } from './clock.ts';

afterEach(() => void vi.unstubAllEnvs());

const zones = ['Asia/Kolkata', 'America/New_York', 'Pacific/Auckland', 'UTC'];

test.each(zones.flatMap((company) => zones.map((browser) => [company, browser])))(
  'shows a day as it is and an instant at the company: %s, read in %s',
  (company = '', browser = '') => {
    setCompanyTimeZone(company);
    vi.stubEnv('TZ', browser);
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toMatch(
      browser === 'Asia/Kolkata' ? /Kolkata|Calcutta/ : browser,
    );
    expect([mediumDate('2026-11-27'), dayName('2026-11-27')]).toEqual(['27 Nov 2026', '27 Nov']);
    const times = ['26 Nov 2026, 23:30', '27 Nov 2026, 00:30'];
    const offset =
      { 'Asia/Kolkata': '+05:30', 'America/New_York': '-05:00', 'Pacific/Auckland': '+13:00' }[company] ??
      'Z';
    expect([`2026-11-26T23:30${offset}`, `2026-11-27T00:30${offset}`].map(mediumTime)).toEqual(times);
  },
);
