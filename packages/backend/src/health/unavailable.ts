import type { AfterErrorHook } from 'payload';

/** The database cannot be reached at the moment. */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable';
}

/** Node's and PostgreSQL's codes of a server that is unreachable, starting, stopping, too slow or out of connections. */
const codes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'],
  ...['53100', '53300', '57P01', '57P02', '57P03', '08000', '08003', '08006', '25P03', '57014'],
]);

/** Errors without a code, from pg 8.20 `client.js` and pg-pool 3 `index.js`. */
const texts =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout/;

/** Whether an error, or one of its causes, says that the database is unavailable. */
export function isUnavailable(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if (cause instanceof ContentUnavailable) return true;
    if ('code' in cause && typeof cause.code === 'string' && codes.has(cause.code)) return true;
    if (texts.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isUnavailable)) return true;
  }
  return false;
}

/**
 * Creates the response body of the staff side's API while the database cannot be reached, in Payload's shape.
 * A COMMIT without a response may have been stored, so a change is never called lost.
 */
export function unavailableBody(method = 'GET') {
  const message =
    method === 'GET'
      ? 'The database cannot be reached at the moment. Please try again.'
      : 'The database cannot be reached at the moment. Your change was probably not saved: please reload the page and look before you try again.';
  return { errors: [{ message }] };
}

/** Answers 503 while the database cannot be reached, where Payload answers 500 "Something went wrong". */
export const answerUnavailable: AfterErrorHook = ({ error, req }) =>
  isUnavailable(error) ? { status: 503, response: unavailableBody(req.method) } : undefined;
