import { type NewerVersion, toEntityTag } from '@riverfront/backend/publishing/concurrency/versions';
import { isRecord } from '@riverfront/ui/storage';
import { mutate } from 'swr';

/** The validation error of a field. */
interface FieldFailure {
  label?: string;
  /** Of the field in its document. */
  path: string;
  message: string;
}

/** A failed call to the staff side's API; the message is shown to the user. */
export class StaffApiError extends Error {
  override readonly name = 'StaffApiError';
  /** Absent without a response; 401 when the session has ended. */
  readonly status: number | undefined;
  readonly errors: FieldFailure[];
  /** Somebody saved a newer version. */
  readonly newer: NewerVersion | undefined;

  constructor(message: string, status?: number, errors: FieldFailure[] = [], newer?: NewerVersion) {
    super(message);
    this.status = status;
    this.errors = errors;
    this.newer = newer;
  }

  /** The errors of single fields, by their path. */
  get fields(): Record<string, string> {
    return Object.fromEntries(this.errors.map(({ path, message }) => [path, message]));
  }
}

const noResponse = 'The staff side does not answer. Nothing was changed; please try again.';
/** The error message for an expired session. */
export const signedOut = 'You are signed out. What you typed is still here.';

/**
 * Calls the staff side's own API as the signed-in user.
 * @throws {StaffApiError} with the server's reason, or that there is no response
 */
export async function callStaff(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, { credentials: 'same-origin', ...init }).catch(() => undefined);
  if (!response) throw new StaffApiError(noResponse);
  if (response.ok) return response;
  const { status } = response;
  if ((status === 401 || status === 403) && (await isSignedOut())) throw new StaffApiError(signedOut, 401);
  const failure = failureIn(await response.json().catch(() => undefined));
  const { errors = [], newer } = failure?.data ?? {};
  const fields = errors.flatMap(({ path, ...error }) => (path ? [{ ...error, path }] : []));
  throw new StaffApiError(reasonIn(failure) ?? noResponse, status, fields, newer);
}

/** Tells a session that has ended from a missing right: Payload answers 403 to both. */
async function isSignedOut(): Promise<boolean> {
  const response = await fetch('/api/users/me', { credentials: 'same-origin' }).catch(() => undefined);
  const body: unknown = await response?.json().catch(() => undefined);
  return isRecord(body) && body.user === null;
}

/** Reads JSON of a known shape. */
export async function readStaff<T>(path: string): Promise<T> {
  return (await (await callStaff(path)).json()) as T;
}

/** Whether a request reads an applicant's timeline, which any change may have changed. */
const isTimeline = (path: unknown) =>
  typeof path === 'string' && /^\/api\/applications\/\d+\/timeline$/.test(path);

/** Sends JSON, and returns the JSON of the response. @param version of the changed record, as it was loaded */
export async function sendStaff<T>(
  method: 'POST' | 'PATCH',
  path: string,
  body: unknown = {},
  version?: string,
): Promise<T> {
  const headers = {
    'content-type': 'application/json',
    ...(version !== undefined && { 'if-match': toEntityTag(version) }),
  };
  const response = await callStaff(path, { method, headers, body: JSON.stringify(body) });
  void mutate(isTimeline);
  return (await response.json()) as T;
}

/** The text of an error for the user. */
export function reasonOf(error: unknown): string {
  return error instanceof StaffApiError ? error.message : noResponse;
}

/** Reads the first error of Payload's response. */
const failureIn = (body: unknown) => (body as { errors?: Failure[] } | undefined)?.errors?.[0];

/** Returns the reasons of an error: those of its fields if there are any, else the general one. */
function reasonIn(failure: Failure | undefined): string | undefined {
  const fields = failure?.data?.errors ?? [];
  if (fields.length === 0) return failure?.message;
  return fields.map(({ label, message }) => (label ? `${label}: ${message}` : message)).join(' ');
}

interface Failure {
  message?: string;
  data?: { errors?: { label?: string; path?: string; message: string }[]; newer?: NewerVersion };
}

/** Serialises an object as Payload's URLs do: `where[or][0][and][0][status][equals]=new`. */
export function toQueryString(value: object): string {
  const query = new URLSearchParams();
  append(query, '', value);
  return query.toString();
}

function append(query: URLSearchParams, path: string, value: unknown): void {
  if (value === undefined || value === null) return;
  if (typeof value !== 'object') query.append(path, String(value));
  else for (const [key, part] of Object.entries(value)) append(query, path ? `${path}[${key}]` : key, part);
}
