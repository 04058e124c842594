import { expect, test } from 'vitest';
import { readSource } from './visit-source.ts';

const page = 'https://www.riverfront.example/careers/sap-consultant';

test.each([
  [`${page}?source=newsletter`, '', 'newsletter'],
  [`${page}?utm_source=linkedin&utm_medium=social`, 'https://www.linkedin.com/', 'linkedin'],
  [page, 'https://www.linkedin.com/jobs/view/1', 'www.linkedin.com'],
  [page, 'https://www.riverfront.example/careers', null],
  [page, '', null],
  [page, 'nonsense', null],
  [`${page}?source=%20`, '', null],
  [`${page}?source=${'x'.repeat(300)}`, '', 'x'.repeat(100)],
])('%s after “%s” is %s', (entered, referrer, source) => {
  expect(readSource(entered, referrer)).toBe(source);
});
