import { places } from '../places/places.ts';
import { NotFound } from './errors.ts';
import type { Handler } from './handler.ts';

export const countries: Handler<'countries'> = async () => ({
  success: true,
  countries: await places.countries(),
});

export const states: Handler<'states'> = async (_payload, { params }) => {
  const known = (await places.countries()).some(({ value }) => value === params.country);
  if (!known) throw new NotFound(`There is no country with the code “${params.country}”.`);
  return { success: true, states: await places.states(params.country) };
};

export const cities: Handler<'cities'> = async (_payload, { params }) => {
  const known = (await places.states(params.country)).some(({ code }) => code === params.state);
  if (!known) throw new NotFound(`There is no state “${params.state}” in “${params.country}”.`);
  return { success: true, cities: await places.cities(params.country, params.state) };
};
