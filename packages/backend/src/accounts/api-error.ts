import type { APIError, ValidationError } from 'payload';

/**
 * Tells whether something was rejected with a status and a message for people. Each entry of Next's build has a copy of
 * Payload's classes, so `instanceof` does not know the errors of hooks that another entry loaded.
 */
export const isAPIError = (error: unknown): error is APIError =>
  error instanceof Error && 'status' in error && 'isPublic' in error;

/** Tells whether fields were rejected; see `isAPIError`. */
export const isValidationError = (error: unknown): error is ValidationError =>
  isAPIError(error) && error.name === 'ValidationError';

/** Lists why fields were rejected: the label of each, or its path where it has none, and the reason. */
export const listFieldErrors = (error: ValidationError): string[] =>
  error.data.errors.map(({ label, path, message }) => {
    const name = typeof label === 'string' && label !== '' ? label : path;
    return `${name}: ${message}`;
  });
