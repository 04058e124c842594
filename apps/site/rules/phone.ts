import { type CountryCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min';

const countryNames = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/**
 * Returns the validation error of a telephone number that has the right shape already (contract, `phone`), by the
 * numbering plan of its country.
 * @param phone as typed: national, or international with `+`
 * @param countryCode two letters, where the visitor lives; a national number is checked only with it
 * @returns a sentence for the visitor, or undefined for a number that can be called
 */
export function phoneProblem(phone: string, countryCode: string | undefined): string | undefined {
  const country = supported(countryCode);
  const abroad = phone.trim().startsWith('+');
  if (!abroad && !country) return undefined;
  if (toE164(phone, country)) return undefined;
  if (abroad || !country) return 'Please check the number: with this country code it cannot be called.';
  const name = countryNames.of(country) ?? country;
  return `Please enter a telephone number of ${name}, or one from abroad with + and its country code.`;
}

/**
 * The number in the international notation E.164, `+919876543210`.
 * @param phone as typed: national, or international with `+`
 * @param countryCode two letters, for national numbers
 * @returns undefined when it is no number of that country
 */
export function toE164(phone: string, countryCode: string | undefined): string | undefined {
  const number = parsePhoneNumberFromString(phone, supported(countryCode));
  if (number?.isValid()) return number.number;
  // The prefixes of Mexico before 2019, which the library no longer knows and people still write.
  const mexican =
    number?.countryCallingCode === '52' && /^(?:1|01|04[45])(\d{10})$/.exec(number.nationalNumber)?.[1];
  return mexican ? toE164(`+52${mexican}`, undefined) : undefined;
}

/** A few territories of the places dataset have no numbering plan of their own. */
function supported(countryCode: string | undefined): CountryCode | undefined {
  return countryCode && isSupportedCountry(countryCode) ? countryCode : undefined;
}
