import type { ApiError } from './client.ts';

/** Checks for an `ApiError`, also of another copy of this module, as in the server's build. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'status' in error;
}
