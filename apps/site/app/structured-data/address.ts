import type { PostalAddress } from 'schema-dts';

export const countryNames = new Intl.DisplayNames(['en-GB'], { type: 'region' });

/** The postcode of a line: digits, `19801-1234`, `SW1A 1AA`, `1012 AB`. */
const postcode =
  /\b(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|\d{4} ?[A-Z]{2}|\d{3} \d{2,3}|\d{4,6}(?:-\d{3,4})?)\b/;

/**
 * Converts an address as staff write it, in lines: the country in the last, the town above it with its postcode, and
 * with its region behind a comma.
 * @param country as two letters, where it is known
 */
export function addressOf(address: string, country?: string): Exclude<PostalAddress, string> {
  const lines = address.split('\n').map((line) => line.trim());
  const [street, town = '', land = ''] = [lines.slice(0, -2).join(', '), lines.at(-2), lines.at(-1)];
  const [postalCode] = postcode.exec(town) ?? [];
  const [addressLocality, addressRegion] = town
    .replace(postalCode ?? '', '')
    .split(',')
    .map((part) => part.trim());
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street }),
    ...(addressLocality && { addressLocality }),
    ...(addressRegion && { addressRegion }),
    ...(postalCode && { postalCode }),
    addressCountry: country ?? countryCode(land) ?? land,
  };
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

function countryCode(name: string): string | undefined {
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  const code = codes.find((one) => countryNames.of(one) === name);
  // A former code, such as DD, has the name of the present one.
  return code && new Intl.Locale(`und-${code}`).region;
}
