import { messages } from '@riverfront/contract/messages';
import { type FieldName, type Problems, requiredFields, type Values } from './fields.ts';

/** Fetches the contract's rules, so that they are here when a field is left. */
export const loadRules = () => import('./rules.ts');

/**
 * What is wrong with what was typed. Where the rules cannot be fetched, only that something is
 * missing; the server checks all of it again.
 */
export async function check(values: Values): Promise<Problems> {
  try {
    return (await loadRules()).problemsIn(values);
  } catch {
    return missing(values);
  }
}

/** What is wrong with one field. */
export async function checkField(values: Values, field: FieldName): Promise<string | undefined> {
  return (await check(values))[field];
}

function missing(values: Values): Problems {
  const blank = requiredFields.filter((name) => values[name].trim() === '');
  return Object.fromEntries(blank.map((name) => [name, messages.required]));
}
