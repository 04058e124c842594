import { expect, test } from 'vitest';
import { toCsv, toCsvRows } from './csv.ts';

test('quotes where needed and disarms formulas', () => {
  const cells = ['=1+1', '+49 1', '-2', '@sum', '\tx', 'a "b", c', 'zwei\nZeilen', 'Ünïcode'];
  const csv = toCsv(cells, [{ heading: 'Cell', value: (cell) => cell }]);
  expect(csv).toBe(
    `\uFEFFCell\r\n'=1+1\r\n'+49 1\r\n'-2\r\n'@sum\r\n"'\tx"\r\n"a ""b"", c"\r\n"zwei\nZeilen"\r\nÜnïcode\r\n`,
  );
});

test.each([
  ['Acme;=1+1', `"Acme;'=1+1"`],
  ['Acme; "@sum', `"Acme; ""'@sum"`],
  ['Acme\t-2', `"Acme\t'-2"`],
  ['Acme\n+1', `"Acme\n'+1"`],
  ['Acme; Sons', '"Acme; Sons"'],
  ['+91 98765 43210', '+91 98765 43210'],
  ['+1 (202) 555-0142 ext. 12', '+1 (202) 555 0142 ext. 12'],
  ['+91 98765 43210+cmd', "'+91 98765 43210+cmd"],
])('disarms formulas after another separator: %j', (cell, written) => {
  const column = { heading: 'Cell', value: (text: string) => text };
  expect(toCsv([cell], [column])).toBe(`\uFEFFCell\r\n${written}\r\n`);
  expect(toCsvRows([cell], [column])).toBe(`${written}\r\n`);
});
