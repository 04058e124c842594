import type { ParamsOf, QueryOf, ResponseOf } from './endpoints.ts';
import { type EndpointName, paths } from './paths.ts';

/** A call that the API refused or could not answer; `status` is the HTTP status, 0 without an answer. */
export class ApiError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
  }
}

/** True for an `ApiError`, also one of another copy of this module (the server's build holds its own). */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError' && 'status' in error;
}

type Defined<K extends string, T> = [T] extends [undefined] ? { [P in K]?: undefined } : { [P in K]: T };
type Optional<K extends string, T> = [T] extends [undefined] ? { [P in K]?: undefined } : { [P in K]?: T };

/** Input of a call: `params` where the path has any, `query` where the endpoint takes one. */
export type CallInput<N extends EndpointName> = Defined<'params', ParamsOf<N>> &
  (N extends 'heroData' ? Defined<'query', QueryOf<N>> : Optional<'query', QueryOf<N>>) & {
    signal?: AbortSignal;
  };

export interface ApiClient {
  /**
   * Calls a GET endpoint and returns its JSON body.
   * @throws {ApiError} on an answer outside 200–299 (with the server's message) or no answer at all
   */
  get<N extends EndpointName>(name: N, input: CallInput<N>): Promise<ResponseOf<N>>;
}

/**
 * The address of a call: path parameters filled in and encoded, query appended in the order given.
 * @throws {Error} when a path parameter is missing
 */
export function pathOf(
  name: EndpointName,
  params: Record<string, string | undefined> = {},
  query: Record<string, string | undefined> = {},
): string {
  const path = paths[name].replace(/\{(\w+)\}/g, (_, part: string) => {
    const value = params[part];
    if (value === undefined) throw new Error(`${name}: path parameter ${part} is missing`);
    return encodeURIComponent(value);
  });
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

/**
 * The typed client of the public API. On the server `fetch` is the app's own
 * (no network); in the browser it is the window's.
 */
export function createClient(options: {
  fetch: (
    path: string,
    init: { signal?: AbortSignal; headers: Record<string, string> },
  ) => Response | Promise<Response>;
}): ApiClient {
  return {
    async get(name, { params, query, signal }) {
      const path = pathOf(name, params, query);
      const headers = { accept: 'application/json' };
      const response = await options.fetch(path, signal ? { signal, headers } : { headers });
      const body: unknown = await response.json().catch(() => undefined);
      if (!response.ok) throw new ApiError(response.status, messageOf(body) ?? `HTTP ${response.status}`);
      // Unchecked here: the server's tests hold every answer to the contract.
      return body as ResponseOf<typeof name>;
    },
  };
}

function messageOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined;
  return typeof body.message === 'string' ? body.message : undefined;
}
