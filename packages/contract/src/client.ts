import type { AnswerName, isAnswer } from './answers.ts';
import type { AnswerOf, BodyOf, JsonCommandName } from './commands.ts';
import type { Failure } from './common.ts';
import type { ParamsOf, QueryOf, ResponseOf } from './endpoints.ts';
import { commandPaths, type EndpointName, paths } from './paths.ts';

/** A call that the API rejected or did not answer. */
export class ApiError extends Error {
  /** HTTP status of the API's answer; 0 for none, and for an answer of a proxy or portal. */
  readonly status: number;
  /** The answer, if the server sent one. */
  readonly failure: Failure | undefined;
  constructor(status: number, failure: Failure | undefined) {
    super(failure?.message ?? (status === 0 ? 'no answer of the API' : `HTTP ${status}`));
    this.name = 'ApiError';
    this.status = status;
    this.failure = failure;
  }
}

type Defined<K extends string, T> = [T] extends [undefined] ? { [P in K]?: undefined } : { [P in K]: T };
type Optional<K extends string, T> = [T] extends [undefined] ? { [P in K]?: undefined } : { [P in K]?: T };

/** Input of a call: `params` where the path has any, `query` where the endpoint takes one. */
type CallInput<N extends EndpointName> = Defined<'params', ParamsOf<N>> &
  (N extends 'heroData' ? Defined<'query', QueryOf<N>> : Optional<'query', QueryOf<N>>) & {
    signal?: AbortSignal;
  };

/** Reads content for loaders, on the server and in the browser. */
export interface ApiClient {
  /**
   * Calls a GET endpoint and returns its JSON body.
   * @throws {ApiError} for an answer outside 200–299, with `success: false`, or not of the API
   */
  get<N extends EndpointName>(name: N, input: CallInput<N>): Promise<ResponseOf<N>>;
}

/** Reads content and sends commands over HTTP. */
interface HttpClient extends ApiClient {
  /**
   * Sends a command as JSON and returns its answer.
   * @throws {ApiError} as `get`
   * @throws {TypeError | DOMException} from `fetch`, without an answer or after a timeout
   */
  post<N extends JsonCommandName>(
    name: N,
    input: { body: BodyOf<N>; signal?: AbortSignal },
  ): Promise<AnswerOf<N>>;
}

/**
 * Builds the path of a call with encoded path parameters and the query in the order given.
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

/** Options of a call for `fetch`. */
interface CallInit {
  method?: 'POST';
  body?: string;
  signal?: AbortSignal;
  headers: Record<string, string>;
}

interface ClientOptions {
  fetch: (path: string, init: CallInit) => Response | Promise<Response>;
  /**
   * Loads the check that recognises answers of portals and proxies, with the first answer. Omitted where
   * nothing is between client and API.
   */
  guard?: () => Promise<{ isAnswer: typeof isAnswer }>;
}

/** Creates the typed client of the public API over HTTP, for browsers and tests. */
export function createClient({ fetch, guard }: ClientOptions): HttpClient {
  async function call<T>(name: AnswerName, path: string, init: CallInit): Promise<T> {
    const response = await fetch(path, init);
    const body = await parseJson(response);
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
 * Parses the body of a JSON answer; undefined for any other content type and for invalid JSON.
 * @throws {TypeError | DOMException} when the transfer breaks off or is aborted
 */
async function parseJson(response: Response): Promise<unknown> {
  if (!isJson(response.headers.get('content-type'))) return undefined;
  try {
    return await response.json();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Checks whether a content type is JSON. */
export function isJson(contentType: string | null): boolean {
  return /^application\/json\b/i.test(contentType ?? '');
}

/** Checks whether a body has `success: false`. */
export function isRejection(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'success' in body && body.success === false;
}

/** Returns the body as a failure of the API; undefined for anything else (a proxy's error page). */
export function failureOf(body: unknown): Failure | undefined {
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined;
  return typeof body.message === 'string' ? (body as Failure) : undefined;
}
