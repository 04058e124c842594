import type { AnswerOf, BodyOf, JsonCommandName } from './commands.ts';
import type { Failure } from './common.ts';
import type { ParamsOf, QueryOf, ResponseOf } from './endpoints.ts';
import { commandPaths, type EndpointName, paths } from './paths.ts';

/** A call that the API refused or could not answer; `status` is the HTTP status, 0 without an answer. */
export class ApiError extends Error {
  readonly status: number;
  /** What the server said, where it said something. */
  readonly failure: Failure | undefined;
  constructor(status: number, failure: Failure | undefined) {
    super(failure?.message ?? `HTTP ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.failure = failure;
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
  /**
   * Sends a command as JSON and returns its answer.
   * @throws {ApiError} on an answer outside 200–299
   * @throws {TypeError | DOMException} what `fetch` throws when there is no answer, or not in time
   */
  post<N extends JsonCommandName>(
    name: N,
    input: { body: BodyOf<N>; signal?: AbortSignal },
  ): Promise<AnswerOf<N>>;
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

/** What a call carries besides its path. */
export interface CallInit {
  method?: 'POST';
  body?: string;
  signal?: AbortSignal;
  headers: Record<string, string>;
}

/**
 * The typed client of the public API. On the server `fetch` is the app's own
 * (no network); in the browser it is the window's.
 */
export function createClient(options: {
  fetch: (path: string, init: CallInit) => Response | Promise<Response>;
}): ApiClient {
  // Unchecked here: the server's tests hold every answer to the contract.
  async function call<T>(path: string, init: CallInit): Promise<T> {
    const response = await options.fetch(path, init);
    const body: unknown = await response.json().catch(() => undefined);
    if (!response.ok) throw new ApiError(response.status, failureOf(body));
    return body as T;
  }
  return {
    get(name, { params, query, signal }) {
      const headers = { accept: 'application/json' };
      return call(pathOf(name, params, query), signal ? { signal, headers } : { headers });
    },
    post(name, { body, signal }) {
      const headers = { accept: 'application/json', 'content-type': 'application/json' };
      const init: CallInit = { method: 'POST', body: JSON.stringify(body), headers };
      return call(commandPaths[name], signal ? { ...init, signal } : init);
    },
  };
}

/** What a failed call says, or undefined when the body is something else (a proxy's error page). */
export function failureOf(body: unknown): Failure | undefined {
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined;
  return typeof body.message === 'string' ? (body as Failure) : undefined;
}
