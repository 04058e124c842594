import { getCitiesOfState, getCountries, getStatesOfCountry } from '@countrystatecity/countries';
import type { Country, State } from '@riverfront/contract';

/**
 * The public dataset of countries, states and cities (its ids are those the
 * specification sends along). Files of an npm package, read when asked for.
 */
export const places = {
  /** All countries by English name. */
  async countries(): Promise<Country[]> {
    const all = await getCountries();
    return all.map(({ id, iso2, name, native, emoji }) => ({ id, value: iso2, label: name, native, emoji }));
  },
  /** States of a country by two-letter code; empty for a country without any, and for an unknown code. */
  async states(country: string): Promise<State[]> {
    const all = await getStatesOfCountry(country).catch(() => []);
    return all.map(({ id, iso2, name }) => ({ id, code: iso2, name }));
  },
  /** Names of the cities of a state; empty where the dataset has none. */
  async cities(country: string, state: string): Promise<string[]> {
    const all = await getCitiesOfState(country, state).catch(() => []);
    return [...new Set(all.map(({ name }) => name))].sort((a, b) => a.localeCompare(b, 'en'));
  },
};
