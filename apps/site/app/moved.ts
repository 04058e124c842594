import { sitePath } from '@riverfront/contract/site-paths';
import { redirect } from 'react-router';

/**
 * Sends a visitor to where a page has moved. Browsers would keep a 301 for ever; they have to ask
 * again, because staff may publish a page at the old path one day.
 */
export function movedTo(path: string): Response {
  // Redirects stored before links were validated must not leave the site.
  if (!sitePath.test(path)) return redirect('/');
  return redirect(path, { status: 301, headers: { 'cache-control': 'no-cache' } });
}
