import { setImmediate as nextTurn } from 'node:timers/promises';

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

let last = Promise.resolve();

/**
 * Handles at most one request without a session in each turn of the event loop: a burst of them, which Node would
 * handle in one go, then holds nobody up who has one (`npm run bench -- rejected`).
 */
export function takeTurns<Context>(handle: Handler<Context>): Handler<Context> {
  return async function handleInTurn(request, context) {
    const { headers } = request;
    if (!headers.has('authorization') && !headers.get('cookie')?.includes('payload-token=')) {
      last = last.then(() => nextTurn());
      await last;
    }
    return handle(request, context);
  };
}
