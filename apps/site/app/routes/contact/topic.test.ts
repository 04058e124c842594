import { describe, expect, test } from 'vitest';
import { parseTopic } from './topic.tsx';

const inQuery = (topic: string) => parseTopic(`?${new URLSearchParams({ topic })}`);

describe('a topic is', () => {
  test.each([
    '/services/odoo-erp',
    '/solutions/plant-maintenance',
    '/blogs/clean-core-in-practice',
    '/case-studies/one-drum-in-14-minutes',
    '/office/india',
  ])('%s', (path) => expect(inQuery(path)).toBe(path));
});

describe('no topic is', () => {
  test.each([
    '',
    '/careers',
    'https://elsewhere.example/services/odoo-erp',
    '//elsewhere.example/services',
    '/services/../admin',
    '/services/Odoo',
    '/services/odoo-erp?x=1',
    '/services/<script>',
    `/services/${'a'.repeat(160)}`,
  ])('%s', (path) => expect(inQuery(path)).toBeUndefined());
});
