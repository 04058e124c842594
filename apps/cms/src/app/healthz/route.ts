/** Evaluated on every request, never while building. */
export const dynamic = 'force-dynamic';

/** Responds while the event loop runs, whatever the database does. */
export async function GET(): Promise<Response> {
  return Response.json({ status: 'ok' }, { headers: { 'Cache-Control': 'no-store' } });
}
