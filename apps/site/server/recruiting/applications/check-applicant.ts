import type { Application } from '@riverfront/contract';
import { phoneProblem, toE164 } from '../../../rules/phone.ts';
import { createValidationError } from '../../http/validation.ts';
import { places } from '../../platform/index.ts';

/**
 * Checks country and state against the dataset, and the phone number against the country's numbering plan.
 * @returns the phone number in the form E.164
 * @throws {HttpError} 400 with the validation error of each field
 */
export async function checkApplicant({
  country,
  state,
  phoneNumber,
}: Pick<Application, 'country' | 'state' | 'phoneNumber'>): Promise<string> {
  const errors: Record<string, string> = {};
  const known = (await places.countries()).find(
    ({ id, label }) => id === country.id && label === country.name,
  );
  if (!known) errors.country = 'Please choose a country from the list.';
  else if (!(await isStateOf(known.value, state))) errors.state = 'Please choose a state from the list.';
  const phoneError = phoneProblem(phoneNumber, known?.value);
  if (phoneError) errors.phoneNumber = phoneError;
  if (Object.keys(errors).length > 0) throw createValidationError(errors);
  return toE164(phoneNumber, known?.value) ?? phoneNumber;
}

/** True for any text with id 0 when the dataset has no states of the country. */
async function isStateOf(country: string, state: Application['state']): Promise<boolean> {
  const states = await places.states(country);
  if (states.length === 0) return state.id === 0;
  return states.some(({ id, name }) => id === state.id && name === state.name);
}
