import { isApiError } from '@riverfront/contract/api-error';

/** Describes why a call failed: in the server's words, else that there was no answer. */
export function describeFailure(error: unknown): string {
  const message = isApiError(error) ? error.failure?.message : undefined;
  return message ?? 'The server did not answer. Nothing is lost; please try again in a moment.';
}
