import { onDatabaseAnswer } from '@riverfront/backend/database/watch-pool';
import { createHeartbeat, type Heartbeat } from '@riverfront/backend/health/heartbeat';
import { ContentUnavailable, isUnavailable, unavailableBody } from '@riverfront/backend/health/unavailable';
import { readTimeZone } from '@riverfront/backend/time/read-time-zone';
import { getPayload } from 'payload';
import config from './payload.config.ts';

type Handler<Context> = (request: Request, context: Context) => Promise<Response>;

let heartbeat: Heartbeat | undefined;

declare global {
  /**
   * Rejects within three seconds while the database does not respond. For `proxy.ts`, which Next bundles
   * without access to the database; undefined until the first call of the API.
   */
  var assertDatabaseAnswers: (() => Promise<void>) | undefined;
}

/** Makes a handler respond with 503 within three seconds while the database does not respond. */
export function guardDatabase<Context>(handle: Handler<Context>): Handler<Context> {
  return async (request, context) => {
    // Not on import: the build imports this module without a database.
    heartbeat ??= startHeartbeat();
    try {
      return await heartbeat.guard(() => handle(request, context));
    } catch (error) {
      if (!(error instanceof ContentUnavailable)) throw error;
      return Response.json(unavailableBody(request.method), { status: 503 });
    }
  };
}

function startHeartbeat(): Heartbeat {
  const created = createHeartbeat();
  let isBroken = false;
  const ping = async () => {
    const payload = await getPayload({ config });
    await readTimeZone(payload);
    created.recordAnswer();
    isBroken = false;
  };
  globalThis.assertDatabaseAnswers = () => created.guard(ping);
  const tick = async () => {
    await ping().catch((error: unknown) => {
      // Once until the database answers again.
      if (!isBroken && !isUnavailable(error)) console.error(error);
      isBroken = !isUnavailable(error);
    });
    setTimeout(tick, 1_000).unref();
  };
  void tick();
  void getPayload({ config }).then(
    (payload) => onDatabaseAnswer(payload, created.recordAnswer),
    () => undefined,
  );
  return created;
}
