import { type LoggerOptions, stdTimeFunctions } from 'pino';
import { currentRequestId } from './request-context.ts';
import { scrub, scrubDetails } from './scrub.ts';

/** An error in a log line. */
interface LoggedError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
}

/**
 * Options of every process's logger: one JSON object a line, time in UTC (ISO 8601), the id of the request, and all
 * texts redacted by `scrub`.
 */
export function logOptions({ level, name }: { level: string; name?: string }): LoggerOptions {
  return {
    level,
    ...(name && { name }),
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: toLoggedError },
    formatters: { log: (details) => scrubDetails(details) },
    mixin(details) {
      const requestId = currentRequestId();
      return requestId === undefined || 'requestId' in details ? {} : { requestId };
    },
    hooks: {
      logMethod(args, method) {
        const scrubbed = withMessage(args).map((one) => (typeof one === 'string' ? scrub(one) : one));
        method.apply(this, scrubbed as Parameters<typeof method>);
      },
    },
  };
}

/** Logs selected properties: details of a database or a mail server may quote personal data. */
function toLoggedError(error: unknown, depth = 0): LoggedError | unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? scrub(error) : error;
  return {
    type: error.name,
    message: scrub(error.message),
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...(error.stack && { stack: scrub(error.stack) }),
    ...(error.cause instanceof Error && depth < 3 && { cause: toLoggedError(error.cause, depth + 1) }),
  };
}

/** Adds the message of an error to a line without one: pino would add it without `scrub`. */
function withMessage(args: unknown[]): unknown[] {
  if (args.length !== 1) return args;
  const [only] = args;
  const err = only instanceof Error ? only : (only as { err?: unknown } | null)?.err;
  return err instanceof Error ? [only instanceof Error ? { err } : only, err.message] : args;
}
