import type { AfterErrorHook } from 'payload';
import { isValidationError, listFieldErrors } from '../accounts/api-error.ts';

/**
 * Answers a form that was rejected with the reason of each field. Payload names the fields alone, and its form shows the
 * reasons only until it has been computed again as a draft, for which fewer rules hold. Without colons, because the
 * notice makes a list of what follows one (Payload 3.90.2, `elements/Toasts/fieldErrors`).
 */
export const explainValidation: AfterErrorHook = ({ error, result }) => {
  const [first, ...others] = result?.errors ?? [];
  if (!first || !isValidationError(error)) return undefined;
  const message = listFieldErrors(error).join(' ').replaceAll(':', ' –');
  return { response: { ...result, errors: [{ ...first, message }, ...others] } };
};
