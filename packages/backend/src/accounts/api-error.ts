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
