import { redirect } from 'react-router';
import { failed } from '../content.ts';
import { apiContext } from '../entry.server.tsx';
import { followRedirect, redirectTo } from '../redirects.ts';
import type { Route } from './+types/catch-all';

/** Only items have these as the first part of their address; their lists have addresses of their own. */
const lists: Record<string, string> = { '/solutions': '/solution', '/blogs': '/insights' };

/** Redirects unknown paths: an old address to its page, others to the home page. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const list = lists[url.pathname.toLowerCase().replace(/\/$/, '')];
  if (list) throw redirectTo(list);
  await followRedirect(context.get(apiContext), url, request.signal);
  throw redirect('/');
}

/** Calls the server, which knows the redirects. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch((error) => ({ redirect: failed('Error fetching page details', error) }));
}

/** Shown until the server answers. */
export { LoadingText as default } from '../components/content.tsx';
