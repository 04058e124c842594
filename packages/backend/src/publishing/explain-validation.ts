import { type AfterErrorHook, ValidationError } from 'payload';

/**
 * Answers a form that was rejected with the reason of each field. Payload names the fields alone, and its form shows the
 * reasons only until it has been computed again as a draft, for which fewer rules hold. Without a colon, because the
 * notice makes a list of what follows one (Payload 3.90.2, `elements/Toasts/fieldErrors`).
 */
export const explainValidation: AfterErrorHook = ({ error, result }) => {
  if (!(error instanceof ValidationError)) return undefined;
  const reasons = error.data.errors.map(({ label, path, message }) => {
    const name = typeof label === 'string' ? label : path;
    return `${name} – ${message.replaceAll(':', ' –')}`;
  });
  const [first, ...others] = result?.errors ?? [];
  if (!first || reasons.length === 0) return undefined;
  return { response: { ...result, errors: [{ ...first, message: reasons.join(' ') }, ...others] } };
};
