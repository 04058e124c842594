import { createHeartbeat, type Heartbeat } from '@riverfront/content/heartbeat';
import { execute, sql } from '@riverfront/content/transaction';
import { ContentUnavailable, unavailableAnswer } from '@riverfront/content/unavailable';
import { getPayload } from 'payload';
import config from './payload.config.ts';

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

let heartbeat: Heartbeat | undefined;

declare global {
  /**
   * Rejects within three seconds while the database is silent. For `proxy.ts`, which Next bundles apart from
   * everything that knows the database; absent until the API has had its first call.
   */
  var assertDatabaseAnswers: (() => Promise<void>) | undefined;
}

/** Makes a handler of the API answer 503 within three seconds while the database is silent. */
export function whileAnswering<Context>(handle: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    // Not when the module is loaded: building loads it as well, and has no database.
    heartbeat ??= startHeartbeat();
    try {
      return await heartbeat.guard(() => handle(request, context));
    } catch (error) {
      if (!(error instanceof ContentUnavailable)) throw error;
      return Response.json(unavailableAnswer(request.method), { status: 503 });
    }
  };
}

function startHeartbeat(): Heartbeat {
  const made = createHeartbeat();
  const ask = async () => {
    const payload = await getPayload({ config });
    await execute(payload)(sql`select 1`);
    made.beat();
  };
  globalThis.assertDatabaseAnswers = () => made.guard(ask);
  const tick = async () => {
    await ask().catch(() => undefined);
    setTimeout(tick, 1_000).unref();
  };
  void tick();
  return made;
}
