import { redirect } from 'react-router';

/**
 * Sends a visitor to where a page has moved. Browsers would keep a 301 for ever; they have to ask
 * again, because staff may publish a page at the old path one day.
 */
export function movedTo(path: string): Response {
  return redirect(path, { status: 301, headers: { 'cache-control': 'no-cache' } });
}
