import { redirect } from 'react-router';

/** Unknown paths lead home. */
export function loader() {
  throw redirect('/');
}

/** The same without asking the server. */
export function clientLoader() {
  throw redirect('/');
}

/** Never shown: a route needs a component to be a page rather than a resource. */
export default function Elsewhere() {
  return null;
}
