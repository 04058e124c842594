import type { Application } from '@riverfront/contract';
import { phoneProblem, toE164 } from '../../rules/phone.ts';
import { invalid, summaryOf } from '../commands/invalid.ts';
import { places } from '../places/places.ts';

/**
 * Checks an application beyond the contract: its places against the dataset, its telephone
 * number against the country's numbering plan. Returns the number in the form E.164.
 * @throws {Refusal} 400 with what is wrong with which field
 */
export async function demandPlausible(
  application: Pick<Application, 'country' | 'state' | 'phoneNumber'>,
): Promise<{ phone: string }> {
  const { country, state, phoneNumber } = application;
  const errors: Record<string, string> = {};
  const known = (await places.countries()).find(
    ({ id, label }) => id === country.id && label === country.name,
  );
  if (!known) errors.country = 'Please choose a country from the list.';
  else if (!(await isStateOf(known.value, state))) errors.state = 'Please choose a state from the list.';
  const problem = phoneProblem(phoneNumber, known?.value);
  if (problem) errors.phoneNumber = problem;
  if (Object.keys(errors).length > 0) throw invalid(errors, summaryOf(errors));
  return { phone: toE164(phoneNumber, known?.value) ?? phoneNumber };
}

/** A country without states in the dataset takes whatever was typed. */
async function isStateOf(country: string, state: Application['state']): Promise<boolean> {
  const states = await places.states(country);
  if (states.length === 0) return state.id === 0;
  return states.some(({ id, name }) => id === state.id && name === state.name);
}
