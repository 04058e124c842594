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

/** Lists an error and its causes. */
function causesOf(error: unknown): Error[] {
  const causes = [];
  for (let cause = error; cause instanceof Error && causes.length < 5; cause = cause.cause)
    causes.push(cause);
  return causes;
}

/** Whether PostgreSQL has cancelled a statement that took too long (`query_canceled`), and rolled back its transaction. */
const isTimeout = (error: unknown): boolean =>
  causesOf(error).some((cause) => 'code' in cause && cause.code === '57014');

/** Whether an error, or one of its causes, says that the database is unavailable. */
export function isUnavailable(error: unknown): boolean {
  for (const cause of causesOf(error)) {
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
export function unavailableBody(method = 'GET', error?: unknown) {
  const isRead = method === 'GET';
  const message = isTimeout(error)
    ? `This took too long${isRead ? '' : ', and was not saved'}. ${isRead ? 'Narrow the list with a filter, or' : 'Change fewer records at once, or'} try again in a minute.`
    : `The database cannot be reached at the moment. ${isRead ? 'Please try again.' : unsaved}`;
  return { errors: [{ message }] };
}

const unsaved = 'Your change was probably not saved: please reload the page and look before you try again.';

/** Answers 503 while the database cannot be reached, where Payload answers 500 "Something went wrong". */
export const answerUnavailable: AfterErrorHook = ({ error, req }) =>
  isUnavailable(error) ? { status: 503, response: unavailableBody(req.method, error) } : undefined;
