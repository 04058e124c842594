import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestContext {
  requestId: string;
}

interface Shared {
  [key: symbol]: AsyncLocalStorage<RequestContext> | undefined;
}

// The staff side's bundle has a copy of this module beside the one that its process began with.
const key = Symbol.for('riverfront.request-context');
const shared = globalThis as Shared;
const storage = shared[key] ?? new AsyncLocalStorage<RequestContext>();
shared[key] = storage;

/** Number of the request, or of the job that a request sent, in whose course this is asked. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId;
}

/** Does work in the name of a request; without a number just does it. */
export function inRequest<T>(requestId: string | undefined, work: () => T): T {
  return requestId === undefined ? work() : storage.run({ requestId }, work);
}

/** From here on, the request that is just being answered has this number. Only for where no function wraps the answering. */
export function enterRequest(requestId: string): void {
  storage.enterWith({ requestId });
}
