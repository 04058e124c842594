import { getCitiesOfState, getCountries, getStatesOfCountry } from '@countrystatecity/countries';
import type { Country, State } from '@riverfront/contract';
import type { Handler } from '../api/handler.ts';
import { HttpError } from '../api/http-error.ts';

/** The public dataset of countries, states and cities; its ids are those of the specification. */
export const places = {
  /** All countries by English name. */
  async countries(): Promise<Country[]> {
    const all = await getCountries();
    return all.map(({ id, iso2, name, native, emoji }) => ({ id, value: iso2, label: name, native, emoji }));
  },
  /** States of a country by its two-letter code; empty for an unknown code. */
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

export const countries: Handler<'countries'> = async () => ({
  success: true,
  countries: await places.countries(),
});

export const states: Handler<'states'> = async (_payload, { params }) => {
  const isKnown = (await places.countries()).some(({ value }) => value === params.country);
  if (!isKnown)
    throw new HttpError(404, 'not-found', `There is no country with the code “${params.country}”.`);
  return { success: true, states: await places.states(params.country) };
};

export const cities: Handler<'cities'> = async (_payload, { params }) => {
  const isKnown = (await places.states(params.country)).some(({ code }) => code === params.state);
  if (!isKnown)
    throw new HttpError(404, 'not-found', `There is no state “${params.state}” in “${params.country}”.`);
  return { success: true, cities: await places.cities(params.country, params.state) };
};
