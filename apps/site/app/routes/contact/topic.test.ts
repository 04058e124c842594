import { expect, test } from 'vitest';
import { parseTopic } from './topic.tsx';

const inQuery = (topic: string) => parseTopic(`?${new URLSearchParams({ topic })}`);

test.each(['/services/odoo-erp', '/blogs/clean-core-in-practice', '/office/india'])(
  '%s is a topic',
  (path) => {
    expect(inQuery(path)).toBe(path);
  },
);

test.each([
  '',
  '/careers',
  'https://elsewhere.example/services/odoo-erp',
  '//elsewhere.example/services',
  '/services/../admin',
  '/services/odoo-erp?x=1',
  '/services/<script>',
  `/services/${'a'.repeat(160)}`,
])('%j is none', (path) => {
  expect(inQuery(path)).toBeUndefined();
});
