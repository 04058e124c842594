import { createClient } from '@riverfront/contract/client';

/**
 * The public API as the browser reaches it: the same calls as on the server, over HTTP. What answers may be a portal,
 * a proxy or an office's filter, so each answer is checked.
 */
export const browserApi = createClient({
  fetch: (path, init) => fetch(path, init),
  guard: () => import('@riverfront/contract/answers'),
});
