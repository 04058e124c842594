import { redirect } from 'react-router';
import { apiContext } from '../entry.server.tsx';
import { movedTo } from '../moved.ts';
import type { Route } from './+types/elsewhere';
import { findRedirect } from './topic/find-topic.ts';

/** Unknown paths lead home, unless staff have said where else. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const to = await findRedirect(context.get(apiContext), url.pathname, request.signal);
  throw to ? movedTo(to) : redirect('/');
}

/** Asks the server, which knows the redirects. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}

/** Never shown: a route needs a component to be a page rather than a resource. */
export default function Elsewhere() {
  return null;
}
