import { describe, expect, test } from 'vitest';
import { type ComboboxOption, resolveOption } from './combobox-options.ts';

const countries: ComboboxOption[] = [
  { value: 'AT', label: 'Austria', detail: 'Österreich' },
  { value: 'IO', label: 'British Indian Ocean Territory' },
  { value: 'CI', label: "Côte d'Ivoire" },
  { value: 'IN', label: 'India', detail: 'भारत' },
  { value: 'ID', label: 'Indonesia' },
  { value: 'CN', label: 'China', detail: '中国' },
];

describe('a text left in the field means', () => {
  const value = (typed: string, freeText = false) => resolveOption(countries, typed, freeText)?.value;
  test('the option it names', () => expect(value(' india ')).toBe('IN'));
  test('the only option it fits', () => expect(value('côte')).toBe('CI'));
  test('nothing when several fit', () => expect(value('ind')).toBeUndefined());
  test('nothing when none fits', () => expect(value('Atlantis')).toBeUndefined());
  test('nothing when it is blank', () => expect(value('  ', true)).toBeUndefined());
  test('itself where free text is allowed', () => expect(value(' Atlantis', true)).toBe('Atlantis'));
  test('itself rather than the only option it fits, where free text is allowed', () =>
    expect(value('Côte', true)).toBe('Côte'));
});
