import { redirect } from 'react-router';
import { failed } from '../content.ts';
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
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    return { redirect: failed('Error fetching page details', error) };
  }
}

/** Shown until the server can be asked where the path leads. */
export { LoadingText as default } from '../components/loading-text.tsx';
