import { getPayload } from 'payload';
import { isStopping } from '../../drain.ts';
import config from '../../payload.config.ts';

/** Asked on every call, never answered while building. */
export const dynamic = 'force-dynamic';

/** 200 when the staff side can work, 503 while it cannot reach its database or is about to end. */
export async function GET(): Promise<Response> {
  if (isStopping()) return Response.json({ ready: false }, { status: 503 });
  try {
    const payload = await getPayload({ config });
    await payload.count({ collection: 'users' });
    return Response.json({ ready: true });
  } catch {
    return Response.json({ ready: false }, { status: 503 });
  }
}
