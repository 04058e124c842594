import { addDays, toCompanyDate } from '../../time/company-time.ts';

/** How dates may be written that have two readings. */
export const dateOrders = [
  { value: 'day', label: 'Day first: 3/4/2026 is 3 April' },
  { value: 'month', label: 'Month first: 3/4/2026 is 4 March' },
  { value: 'excel', label: 'Excel’s day numbers: 46115 is 3 April 2026' },
];

const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/**
 * Parses a day: ISO 8601, or with the name of its month in English, or in numbers, where dots mean day first. An
 * instant is the company's day at it; midnight UTC is how exports write a day.
 * @param order one of `dateOrders`, for days with two readings
 * @returns `2026-03-04`; nothing for what is no date, or has two readings while nobody has chosen one
 */
export function parseDay(text: string, order = ''): { day?: string | undefined; isAmbiguous?: boolean } {
  const [, year, month, date, time, zone] =
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[T ]([\d:.]{5,12})(Z|[+-]\d\d:?\d\d)?)?$/i.exec(text) ?? [];
  if (year) {
    const day = toDay(year, month, date);
    if (!day || !time || !zone || /^00:00(:00(\.0+)?)?Z$/i.test(time + zone)) return { day };
    const at = new Date(`${day}T${time}${zone}`);
    return { day: Number.isNaN(at.getTime()) ? undefined : toCompanyDate(at) };
  }
  const named = /^(?:(\d{1,2})\.? +)?([a-z]{3,9})\.?,? +(?:(\d{1,2}),? +)?(\d{4})$/i.exec(text);
  if (named) {
    const [, before, name = '', after, of] = named;
    return { day: toDay(of, months.indexOf(name.slice(0, 3).toLowerCase()) + 1, before ?? after) };
  }
  const [, first, mark, second, of] = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/.exec(text) ?? [];
  const dayFirst = toDay(of, second, first);
  const monthFirst = mark === '.' ? undefined : toDay(of, first, second);
  const readings: Record<string, string | undefined> = {
    day: dayFirst,
    month: monthFirst,
    excel: /^\d{5}$/.test(text) ? addDays('1899-12-30', Number(text)) : undefined,
  };
  const isAmbiguous = Boolean(readings.excel || (dayFirst && monthFirst && dayFirst !== monthFirst));
  return { day: isAmbiguous ? readings[order] : (dayFirst ?? monthFirst), isAmbiguous };
}

/** Returns a day that exists, as ISO 8601 has it. */
function toDay(year?: string, month?: string | number, date?: string): string | undefined {
  const day = `${year}-${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  const parsed = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(parsed.getTime()) || !parsed.toISOString().startsWith(day) ? undefined : day;
}
