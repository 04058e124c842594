import type { FailureCode } from '@riverfront/contract';

type Status = 400 | 403 | 404 | 409 | 410 | 413 | 415 | 422 | 429 | 503;

/** A command that is not done, for a reason that the visitor is told. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: Status;
  readonly code: FailureCode;
  /** What is wrong with which field. */
  readonly errors: Record<string, string> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    status: Status,
    code: FailureCode,
    message: string,
    more: { errors?: Record<string, string>; retryAfterSeconds?: number } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = more.errors;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}
