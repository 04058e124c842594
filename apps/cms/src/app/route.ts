/** The staff side begins at `/admin`. A route rather than a redirect of Next's, which would go out without the security headers. */
export function GET(): Response {
  return new Response(null, { status: 307, headers: { location: '/admin' } });
}
