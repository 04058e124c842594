import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('quotes what needs it and disarms what a spreadsheet would run', () => {
  const cells = ['=1+1', '+49 1', '-2', '@sum', '\tx', 'a "b", c', 'zwei\nZeilen', 'Ünïcode'];
  const csv = toCsv(cells, [{ heading: 'Cell', value: (cell) => cell }]);
  expect(csv).toBe(
    `\uFEFFCell\r\n'=1+1\r\n'+49 1\r\n'-2\r\n'@sum\r\n'\tx\r\n"a ""b"", c"\r\n"zwei\nZeilen"\r\nÜnïcode\r\n`,
  );
});
