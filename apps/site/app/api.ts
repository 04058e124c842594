import { createClient } from '@riverfront/contract/client';

/** The public API as the browser reaches it: the same calls as on the server, over HTTP. */
export const browserApi = createClient({ fetch: (path, init) => fetch(path, init) });
