/** The content store cannot be reached at the moment. */
export class ContentUnavailable extends Error {
  override readonly name = 'ContentUnavailable';
}

/** Node's and PostgreSQL's codes for a server that is away, starting, stopping or out of connections. */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
  '53100',
  '53300',
  '57P01',
  '57P02',
  '57P03',
  '08000',
  '08003',
  '08006',
]);

/** pg has no code for these three; the texts are from pg 8.20 `client.js` and pg-pool 3 `index.js`. */
const texts =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/;

/** True when an error, or what caused it, says that the database is away rather than that we are wrong. */
export function isUnavailable(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 5; cause = cause.cause, depth += 1) {
    if (cause instanceof ContentUnavailable) return true;
    if ('code' in cause && typeof cause.code === 'string' && codes.has(cause.code)) return true;
    if (texts.test(cause.message)) return true;
    if (cause instanceof AggregateError && cause.errors.some(isUnavailable)) return true;
  }
  return false;
}
