import { toEntityTag } from '@riverfront/backend/publishing/versions';

/** A failed call to the staff side's API; the message is shown to the user. */
export class StaffApiError extends Error {
  override readonly name = 'StaffApiError';
  /** Absent without a response. */
  readonly status: number | undefined;

  /** Errors of single fields, by their path. */
  readonly fields: Record<string, string>;

  constructor(message: string, status?: number, fields: Record<string, string> = {}) {
    super(message);
    this.status = status;
    this.fields = fields;
  }
}

const noResponse = 'The staff side does not answer. Nothing was changed; please try again.';

/**
 * Calls the staff side's own API as the signed-in user.
 * @throws {StaffApiError} with the server's reason, or that there is no response
 */
export async function callStaff(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, { credentials: 'same-origin', ...init }).catch(() => undefined);
  if (!response) throw new StaffApiError(noResponse);
  if (response.ok) return response;
  const failure = failureIn(await response.json().catch(() => undefined));
  const fields = failure?.data?.errors?.flatMap(({ path, message }) => (path ? [[path, message]] : [])) ?? [];
  throw new StaffApiError(reasonIn(failure) ?? noResponse, response.status, Object.fromEntries(fields));
}

/** Reads JSON of a known shape. */
export async function readStaff<T>(path: string, signal?: AbortSignal): Promise<T> {
  const response = await callStaff(path, signal && { signal });
  return (await response.json()) as T;
}

const listeners = new Set<() => void>();

/** Calls back after each change that this tab has made with `sendStaff` or has noticed. @returns a function that unsubscribes */
export function subscribeToChanges(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Notifies the subscribers of a change. */
export function announceChange(): void {
  for (const listener of listeners) listener();
}

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
  announceChange();
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
  data?: { errors?: { label?: string; path?: string; message: string }[] };
}
