import { createClient } from '@riverfront/contract/client';

/** What answers over HTTP may be a portal, a proxy or an office's filter, so each answer is checked. */
export const client = createClient({
  fetch: (path, init) => fetch(path, init),
  guard: () => import('@riverfront/contract/answers'),
});
