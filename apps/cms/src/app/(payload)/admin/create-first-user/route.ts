/**
 * Payload's open form for the first account. Ours is made by the set-up before
 * anybody can reach this side, so the form's address leads nowhere.
 */
export function GET(): Response {
  return new Response('Not found', { status: 404 });
}
