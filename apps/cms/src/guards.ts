import { setImmediate as nextIteration } from 'node:timers/promises';

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

let last = Promise.resolve();

/**
 * Starts at most one request without a session per iteration of the event loop. Otherwise Node handles a burst of them
 * before any other request, and staff wait for all of it.
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

/** Longest query in the body of a request, in bytes; Node accepts 16 KB of one in the address. */
const maxBytes = 64 * 1024;

/**
 * Rejects large bodies of `X-HTTP-Method-Override: GET`. Payload reads the whole of them as a query before any endpoint
 * (3.90.2, `handleEndpoints`); all other bodies are read after the check of access, in `access-first.ts`.
 */
export function limitQuery<Context>(handle: Handler<Context>): Handler<Context> {
  return async function limited(request, context) {
    const isQuery = ['x-http-method-override', 'x-payload-http-method-override'].some((name) =>
      request.headers.has(name),
    );
    const bytes = Number(request.headers.get('content-length') ?? Number.POSITIVE_INFINITY);
    if (!isQuery || bytes <= maxBytes) return handle(request, context);
    return Response.json({ errors: [{ message: 'This search is too long.' }] }, { status: 413 });
  };
}
