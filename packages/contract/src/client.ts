import type { AnswerName, isAnswer } from './answers.ts';
import type { AnswerOf, BodyOf, JsonCommandName } from './commands.ts';
import type { Failure } from './common.ts';
import type { ParamsOf, QueryOf, ResponseOf } from './endpoints.ts';
import { commandPaths, type EndpointName, paths } from './paths.ts';

/** A call that the API rejected or did not answer. */
export class ApiError extends Error {
  /** The HTTP status of the API's answer; 0 for none, and for what something else on the way has answered. */
  readonly status: number;
  /** What the server said, where it said something. */
  readonly failure: Failure | undefined;
  constructor(status: number, failure: Failure | undefined) {
    super(failure?.message ?? (status === 0 ? 'no answer of the API' : `HTTP ${status}`));
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
   * @throws {ApiError} on an answer outside 200–299, one that says `success: false` (each with the server's
   * message), and one that is not the API's
   */
  get<N extends EndpointName>(name: N, input: CallInput<N>): Promise<ResponseOf<N>>;
  /**
   * Sends a command as JSON and returns its answer.
   * @throws {ApiError} as `get`
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

interface ClientOptions {
  fetch: (path: string, init: CallInit) => Response | Promise<Response>;
  /**
   * Loads what tells the API's answers from those of a portal, a proxy or a half-finished transfer; loaded
   * with the first answer. Left out inside the API's own process.
   */
  guard?: () => Promise<{ isAnswer: typeof isAnswer }>;
}

/**
 * The typed client of the public API. On the server `fetch` is the app's own
 * (no network); in the browser it is the window's.
 */
export function createClient({ fetch, guard }: ClientOptions): ApiClient {
  async function call<T>(name: AnswerName, path: string, init: CallInit): Promise<T> {
    const response = await fetch(path, init);
    const body = await jsonIn(response);
    const failure = failureOf(body);
    if (!response.ok) throw new ApiError(failure ? response.status : 0, failure);
    if (isRejection(body)) throw new ApiError(response.status, failure);
    if (guard && !(await guard()).isAnswer(name, body)) throw new ApiError(0, undefined);
    return body as T;
  }
  return {
    get(name, { params, query, signal }) {
      const headers = { accept: 'application/json' };
      return call(name, pathOf(name, params, query), signal ? { signal, headers } : { headers });
    },
    post(name, { body, signal }) {
      const headers = { accept: 'application/json', 'content-type': 'application/json' };
      const init: CallInit = { method: 'POST', body: JSON.stringify(body), headers };
      return call(name, commandPaths[name], signal ? { ...init, signal } : init);
    },
  };
}

/**
 * The body of an answer that is JSON by its content type; undefined for any other, and for what cannot be parsed.
 * @throws {TypeError | DOMException} when the connection breaks off, or the signal aborts, in the middle of it
 */
async function jsonIn(response: Response): Promise<unknown> {
  if (!isJson(response.headers.get('content-type'))) return undefined;
  try {
    return await response.json();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Returns whether a content type is JSON's. */
export function isJson(contentType: string | null): boolean {
  return /^application\/json\b/i.test(contentType ?? '');
}

/** Returns whether a body is the API's `success: false`, with words or without. */
export function isRejection(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'success' in body && body.success === false;
}

/** What a failed call says, or undefined when the body is something else (a proxy's error page). */
export function failureOf(body: unknown): Failure | undefined {
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined;
  return typeof body.message === 'string' ? (body as Failure) : undefined;
}
