import { contactMessage } from '@riverfront/contract/contact';
import type { Errors, Values } from './fields.ts';

/**
 * Validates the form by the contract's schema; the first error of a field counts. Loaded when somebody begins
 * to type, for the schema library is larger than the form.
 */
export function validate(values: Values): Errors {
  const errors: Record<string, string> = {};
  for (const { path, message } of contactMessage.safeParse(values).error?.issues ?? [])
    errors[String(path[0])] ??= message;
  return errors;
}
