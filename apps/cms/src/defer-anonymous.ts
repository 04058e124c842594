import { setImmediate as nextIteration } from 'node:timers/promises';

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

let last = Promise.resolve();

/**
 * Starts at most one request without a session per iteration of the event loop. Otherwise Node handles a burst of them
 * before any other request, and staff wait for all of it (`npm run bench -- rejected`).
 */
export function deferAnonymous<Context>(handle: Handler<Context>): Handler<Context> {
  return async function handleDeferred(request, context) {
    const { headers } = request;
    if (!headers.has('authorization') && !headers.get('cookie')?.includes('payload-token=')) {
      last = last.then(() => nextIteration());
      await last;
    }
    return handle(request, context);
  };
}
