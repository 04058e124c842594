/** Validates a country as its two-letter code of ISO 3166-1. */
export const validateCountry = (value: string | string[] | null | undefined): true | string =>
  (typeof value === 'string' && /^[A-Z]{2}$/.test(value)) || 'Two capital letters, for example DE, GB or US.';
