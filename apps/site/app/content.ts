import { isApiError } from '@riverfront/contract/client';
import { data } from 'react-router';

/** Why a content call has no answer; `log` is the console message the specification names for it. */
export interface Failure {
  status: number;
  message: string;
  log: string;
}

/** What became of a content call: its answer, or why there is none. It never throws. */
export type Outcome<T> = { answer: T; failure?: undefined } | { answer?: undefined; failure: Failure };

type Calls = Record<string, Promise<Outcome<unknown>>>;
type Settled<C extends Calls> = { [K in keyof C]: Awaited<C[K]> };
type Arriving<C extends Calls> = { [K in keyof C]: C[K] | Awaited<C[K]> };

/** So long a client navigation keeps the old screen before it shows the new one waiting, in ms. */
const patience = 150;

/** Names a content call, so that its failure can be shown, logged and tried again. */
export async function call<T>(log: string, answer: Promise<T>): Promise<Outcome<T>> {
  try {
    return { answer: await answer };
  } catch (error) {
    return failed(log, error);
  }
}

/**
 * The outcome of a call that has thrown.
 * @throws {Response} the error itself where it is a redirect
 */
export function failed(log: string, error: unknown): Outcome<never> {
  if (error instanceof Response) throw error;
  return { failure: { ...reasonOf(error), log } };
}

/** Waits for all calls of a screen; none of them can make the others fail. */
export async function settle<C extends Calls>(calls: C): Promise<Settled<C>> {
  const entries = Object.entries(calls).map(async ([name, outcome]) => [name, await outcome] as const);
  return Object.fromEntries(await Promise.all(entries)) as Settled<C>;
}

/**
 * For loaders: a document is sent whole, with the status that its content deserves,
 * so that the page cache can tell a good copy from a poor one.
 */
export async function settleDocument<C extends Calls>(calls: C) {
  const outcomes = await settle(calls);
  return data(outcomes, { status: statusOf(Object.values(outcomes)) });
}

/**
 * For client loaders: what arrives quickly is shown with the new screen at once; otherwise
 * the screen opens with its stated waiting text and fills in when the answers come.
 */
export async function arrive<C extends Calls>(calls: C): Promise<Arriving<C>> {
  const tooLong = new Promise<C>((resolve) => setTimeout(resolve, patience, calls));
  return Promise.race([settle(calls), tooLong]);
}

/** The HTTP status of a page made from these outcomes; 410 for content that is gone for good. */
export function statusOf(outcomes: Outcome<unknown>[]): 200 | 404 | 410 | 503 {
  const failures = outcomes.flatMap((outcome) => outcome.failure ?? []);
  if (failures.some(mayRecover)) return 503;
  if (failures.some(({ status }) => status === 410)) return 410;
  return failures.length > 0 ? 404 : 200;
}

/** Whether trying again can help: an answer that the request itself was wrong is final. */
export function mayRecover({ status }: Failure): boolean {
  return status < 400 || status === 408 || status === 429 || status >= 500;
}

function reasonOf(error: unknown) {
  if (isApiError(error)) return { status: error.status, message: error.message };
  return { status: 0, message: error instanceof Error ? error.message : String(error) };
}
