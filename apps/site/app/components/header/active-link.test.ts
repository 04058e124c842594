import { expect, test } from 'vitest';
import { ariaCurrent, isActive } from './active-link.ts';

test.each([
  ['/', '/', true],
  ['/about', '/', false],
  ['/services', '/services', true],
  ['/services/sap-managed-services', '/services', true],
  ['/solution', '/services', false],
])('on %s the entry %s is active: %s', (pathname, link, expected) => {
  expect(isActive(pathname, link)).toBe(expected);
});

test('the page itself and the part it belongs to are told apart', () => {
  const services = { link: '/services', children: [{ link: '/solution' }] };
  expect(ariaCurrent('/services', services)).toBe('page');
  expect(ariaCurrent('/services/x', services)).toBe('true');
  expect(ariaCurrent('/solution', services)).toBe('true');
  expect(ariaCurrent('/blogs/x', { link: '/insights' })).toBe('true');
  expect(ariaCurrent('/about', services)).toBeUndefined();
});
