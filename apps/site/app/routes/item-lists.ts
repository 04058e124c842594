import { redirectTo } from '../redirects.ts';
import type { Route } from './+types/item-lists';

/** Redirects `/solutions` and `/blogs`, which only items have as the first part of their address, to the lists. */
export function loader({ url }: Route.LoaderArgs) {
  throw redirectTo(url.pathname.startsWith('/blogs') ? '/insights' : '/solution');
}

/** Asks the server, as there is nothing to load. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader();
}

/** Never shown: a route needs a component to be a page rather than a resource. */
export default function ItemLists() {
  return null;
}
