import { AsyncLocalStorage } from 'node:async_hooks';

interface RequestContext {
  requestId: string;
}

interface Shared {
  [key: symbol]: AsyncLocalStorage<RequestContext> | undefined;
}

// The staff side's bundle contains a second copy of this module.
const key = Symbol.for('riverfront.request-context');
const shared = globalThis as Shared;
const storage = shared[key] ?? new AsyncLocalStorage<RequestContext>();
shared[key] = storage;

/** Returns the id of the current request, or of the request that sent the current task. */
export function currentRequestId(): string | undefined {
  return storage.getStore()?.requestId;
}

/** Runs work in the context of a request, if there is one. */
export function inRequest<T>(requestId: string | undefined, work: () => T): T {
  return requestId === undefined ? work() : storage.run({ requestId }, work);
}

/** Sets the id of the current request, where no function wraps its handler. */
export function enterRequest(requestId: string): void {
  storage.enterWith({ requestId });
}
