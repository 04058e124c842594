import { redirect } from 'react-router';
import { failed } from '../content.ts';
import { apiContext } from '../entry.server.tsx';
import { followRedirect } from '../redirects.ts';
import type { Route } from './+types/catch-all';

/** Redirects unknown paths: an old address to its page, others to the home page. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  await followRedirect(context.get(apiContext), url, request.signal);
  throw redirect('/');
}

/** Calls the server, which knows the redirects. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch((error) => ({ redirect: failed('Error fetching page details', error) }));
}

/** Shown until the server answers. */
export { LoadingText as default } from '../components/content.tsx';
