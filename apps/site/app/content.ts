import { isApiError } from '@riverfront/contract/api-error';
import { type ApiClient, createClient } from '@riverfront/contract/client';
import { type ClientLoaderFunctionArgs, data } from 'react-router';

/** Why a content call has no answer; `log` is the console message the specification names for it. */
export interface Failure {
  status: number;
  message: string;
  log: string;
  /** Of a job that has closed. */
  department?: string | undefined;
  /** Path of this site that the content has moved to. */
  movedTo?: string;
}

/** The result of a content call: its answer, or why there is none. */
export type Outcome<T> = { answer: T; failure?: undefined } | { answer?: undefined; failure: Failure };

/** The result of a content call that may still be running. */
export type MaybePending<T> = Outcome<T> | Promise<Outcome<T>>;

export type Calls = Record<string, Promise<Outcome<unknown>>>;
type Settled<C extends Calls> = { [K in keyof C]: Awaited<C[K]> };

/** Makes the content calls of a screen. */
export type Load<C extends Calls> = (api: ApiClient, signal: AbortSignal, url: URL) => C;

/** How long a client navigation waits for content before it shows the new screen without, in ms. */
const pendingTimeoutMs = 150;

/** Catches the failure of a content call, to be shown, logged and retried. */
export async function call<T>(log: string, answer: Promise<T>): Promise<Outcome<T>> {
  try {
    return { answer: await answer };
  } catch (error) {
    return failed(log, error);
  }
}

/** Converts an error to the outcome of a call. @throws {Response} the error itself where it is a redirect */
export function failed(log: string, error: unknown): Outcome<never> {
  if (error instanceof Response) throw error;
  return { failure: { ...reasonOf(error), log } };
}

/** Waits for all calls of a screen; none of them can make the others fail. */
export async function settle<C extends Calls>(calls: C): Promise<Settled<C>> {
  const entries = Object.entries(calls).map(async ([name, outcome]) => [name, await outcome] as const);
  return Object.fromEntries(await Promise.all(entries)) as Settled<C>;
}

/** Waits for all calls of a document, and gives it the status of its content, by which the page cache decides about a copy. */
export async function settleDocument<C extends Calls>(calls: C) {
  const outcomes = await settle(calls);
  return data(outcomes, { status: statusOf(Object.values(outcomes)) });
}

/** Waits for all calls of a client navigation; returns their promises when an answer takes long. */
export async function settleWithin<C extends Calls>(
  calls: C,
): Promise<{ [K in keyof C]: C[K] | Awaited<C[K]> }> {
  const tooLong = new Promise<C>((resolve) => setTimeout(resolve, pendingTimeoutMs, calls));
  return Promise.race([settle(calls), tooLong]);
}

/** Creates the `clientLoader` of a screen. */
export function createClientLoader<C extends Calls>(load: Load<C>) {
  return ({ request, url }: ClientLoaderFunctionArgs) => settleWithin(load(browserApi, request.signal, url));
}

/** Returns the outcome of a call if it has arrived. */
export function peekSettled<T>(of: MaybePending<T> | undefined): Outcome<T> | undefined {
  return of instanceof Promise ? undefined : of;
}

/** Returns the HTTP status of a page made from these outcomes; 410 for content that is gone for good, 500 for a fault. */
export function statusOf(outcomes: Outcome<unknown>[]): 200 | 404 | 410 | 500 | 503 {
  const failures = outcomes.flatMap((outcome) => outcome.failure ?? []);
  if (failures.some(({ status }) => status === 500)) return 500;
  if (failures.some(mayRecover)) return 503;
  if (failures.some(({ status }) => status === 410)) return 410;
  return failures.length > 0 ? 404 : 200;
}

/** Returns whether a retry can help: most of 4xx are final. */
export function mayRecover({ status }: Failure): boolean {
  return status < 400 || status === 408 || status === 429 || status >= 500;
}

function reasonOf(error: unknown) {
  if (isApiError(error)) {
    const { status, message, failure } = error;
    return { status, message, ...(failure?.department && { department: failure.department }) };
  }
  return { status: 0, message: error instanceof Error ? error.message : String(error) };
}

/**
 * The public API as the browser reaches it: the same calls as on the server, over HTTP. What answers may be a portal,
 * a proxy or an office's filter, so each answer is checked.
 */
export const browserApi = createClient({
  fetch: (path, init) => fetch(path, init),
  guard: () => import('@riverfront/contract/answers'),
});
