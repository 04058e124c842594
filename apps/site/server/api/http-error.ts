import { isUnavailable } from '@riverfront/backend/health/unavailable';
import { QueueUnavailableError } from '@riverfront/backend/queue/queue';
import { StorageUnavailable } from '@riverfront/backend/storage/errors';
import { WorkerUnavailable } from '@riverfront/backend/storage/worker/run-in-worker';
import type { FailureCode } from '@riverfront/contract';

type Status = 400 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 503;

interface Options extends ErrorOptions {
  /** Validation errors by field. */
  errors?: Record<string, string>;
  retryAfterSeconds?: number;
  /** Of a job that has closed. */
  department?: string;
}

/** An error that the API answers with its status; `message` is shown to visitors. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: Status;
  readonly code: FailureCode;
  readonly errors: Options['errors'];
  readonly retryAfterSeconds: Options['retryAfterSeconds'];
  readonly department: Options['department'];

  constructor(status: Status, code: FailureCode, message: string, options: Options = {}) {
    super(message, options);
    this.status = status;
    this.code = code;
    this.errors = options.errors;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.department = options.department;
  }
}

/** The message while content cannot be read. */
export const unavailableMessage = 'The content cannot be reached at the moment. Please try again shortly.';

/** The message of an internal error. */
export const internalErrorMessage = 'Something went wrong on our side. Please try again.';

/** Checks whether an error is an outage of something we depend on, so that the visitor can retry later. */
export function isTemporarilyUnavailable(error: unknown): boolean {
  return (
    isUnavailable(error) ||
    error instanceof QueueUnavailableError ||
    error instanceof StorageUnavailable ||
    error instanceof WorkerUnavailable
  );
}
