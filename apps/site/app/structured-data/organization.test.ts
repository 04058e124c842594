import { expect, test } from 'vitest';
import { addressOf } from './organization.ts';

test.each([
  [
    'Riverfront House\n18 Patang Marg\nAhmedabad 380009, Gujarat\nIndia',
    ['Riverfront House, 18 Patang Marg', 'Ahmedabad', 'Gujarat', '380009', 'IN'],
  ],
  [
    '27 Kite Street\nWilmington, DE 19801\nUnited States',
    ['27 Kite Street', 'Wilmington', 'DE', '19801', 'US'],
  ],
  [
    '3 Kite Mill Lane, Uxbridge\nMiddlesex UB8 1ZZ\nUnited Kingdom',
    ['3 Kite Mill Lane, Uxbridge', 'Middlesex', undefined, 'UB8 1ZZ', 'GB'],
  ],
  ['Invalidenstr. 1\n10115 Berlin\nGermany', ['Invalidenstr. 1', 'Berlin', undefined, '10115', 'DE']],
  ['Atlantis', [undefined, undefined, undefined, undefined, 'Atlantis']],
])('an address has parts: %s', (address, parts) => {
  const { streetAddress, addressLocality, addressRegion, postalCode, addressCountry } = addressOf(address);
  expect([streetAddress, addressLocality, addressRegion, postalCode, addressCountry]).toEqual(parts);
});
