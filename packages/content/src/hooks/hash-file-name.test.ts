import { expect, test } from 'vitest';
import { hashedName } from './hash-file-name.ts';

const data = new TextEncoder().encode('hello');

test('keeps a readable stem and the ending, and adds ten digits of SHA-256', () => {
  expect(hashedName('Kite Day.JPG', data)).toBe('kite-day-2cf24dba5f.jpg');
  expect(hashedName('../../etc/passwd.png', data)).not.toContain('/');
  expect(hashedName('नदी.webp', data)).toMatch(/^[\w-]+-2cf24dba5f\.webp$/);
});
