import { toEntityTag } from '@riverfront/content/concurrency';

/** A call to the staff side failed; the message is in words for whoever made it. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  /** Absent when nothing answered. */
  readonly status: number | undefined;

  constructor(message: string, status?: number) {
    super(message);
    this.status = status;
  }
}

const away = 'The staff side does not answer. Nothing was changed; please try again.';

/**
 * Calls the staff side's own API, as whoever is signed in.
 * @throws {CallFailed} with what the server says, or that it does not answer
 */
export async function callStaff(path: string, init: RequestInit = {}): Promise<Response> {
  const response = await fetch(path, { credentials: 'same-origin', ...init }).catch(() => undefined);
  if (!response) throw new CallFailed(away);
  if (response.ok) return response;
  throw new CallFailed(reasonIn(await response.json().catch(() => undefined)) ?? away, response.status);
}

/** The same for calls that answer with JSON of a known shape. */
export async function readStaff<T>(path: string, signal?: AbortSignal): Promise<T> {
  const response = await callStaff(path, signal && { signal });
  return (await response.json()) as T;
}

/** Sends JSON, and returns the JSON that is answered. @param version of the record that is changed, as it was loaded */
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
  return (await response.json()) as T;
}

/** What a failure is called where somebody reads it. */
export function reasonOf(error: unknown): string {
  return error instanceof CallFailed ? error.message : away;
}

/** The reasons in an error response of Payload's: those of its fields if there are any, else of the whole. */
function reasonIn(body: unknown): string | undefined {
  const [first] = (body as { errors?: Failure[] } | undefined)?.errors ?? [];
  const fields = first?.data?.errors ?? [];
  if (fields.length === 0) return first?.message;
  return fields.map(({ label, message }) => (label ? `${label}: ${message}` : message)).join(' ');
}

interface Failure {
  message?: string;
  data?: { errors?: { label?: string; message: string }[] };
}
