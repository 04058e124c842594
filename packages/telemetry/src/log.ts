import { type LoggerOptions, stdTimeFunctions } from 'pino';
import { currentRequestId } from './request-context.ts';
import { scrub, scrubDetails } from './scrub.ts';

/** An error as a log line carries it. */
interface LoggedError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
}

/**
 * How every process logs: one JSON object a line, time in UTC (ISO 8601), the
 * request's number where there is one, and nothing that `scrub` takes away.
 */
export function logOptions({ level, name }: { level: string; name?: string }): LoggerOptions {
  return {
    level,
    ...(name && { name }),
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: loggedError },
    formatters: { log: (details) => scrubDetails(details) },
    mixin(details) {
      const requestId = currentRequestId();
      return requestId === undefined || 'requestId' in details ? {} : { requestId };
    },
    hooks: {
      logMethod(args, method) {
        const said = withMessage(args).map((one) => (typeof one === 'string' ? scrub(one) : one));
        method.apply(this, said as Parameters<typeof method>);
      },
    },
  };
}

/** Only what names the failure: what a database or a mail server adds may quote what people wrote. */
function loggedError(error: unknown, depth = 0): LoggedError | unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? scrub(error) : error;
  return {
    type: error.name,
    message: scrub(error.message),
    ...('code' in error && typeof error.code === 'string' && { code: error.code }),
    ...(error.stack && { stack: scrub(error.stack) }),
    ...(error.cause instanceof Error && depth < 3 && { cause: loggedError(error.cause, depth + 1) }),
  };
}

/** Without a message of its own a line would get that of its error, past `scrub`. */
function withMessage(args: unknown[]): unknown[] {
  if (args.length !== 1) return args;
  const [only] = args;
  const err = only instanceof Error ? only : (only as { err?: unknown } | null)?.err;
  return err instanceof Error ? [only instanceof Error ? { err } : only, err.message] : args;
}
