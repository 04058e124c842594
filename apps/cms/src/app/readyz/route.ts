import { getPayload } from 'payload';
import { guardDatabase } from '../../heartbeat.ts';
import { isStopping } from '../../http-server.ts';
import config from '../../payload.config.ts';

/** Evaluated on every request, never while building. */
export const dynamic = 'force-dynamic';

/** 200 while the staff side can work; 503 while its database does not respond, after 2.5 s at most, or it is shutting down. */
export const GET = guardDatabase(async () => {
  if (isStopping()) return Response.json({ ready: false }, { status: 503 });
  try {
    const payload = await getPayload({ config });
    await payload.count({ collection: 'users' });
    return Response.json({ ready: true });
  } catch {
    return Response.json({ ready: false }, { status: 503 });
  }
});
