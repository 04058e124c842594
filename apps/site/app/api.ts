import type { HttpClient } from '@riverfront/contract/client';
import { loadLater } from './ui/when-online.ts';

// No document needs it at first.
const loadClient = loadLater(() => import('./api-client.ts'));

/** The public API as the browser reaches it: the same calls as on the server, over HTTP. */
export const browserApi: HttpClient = {
  get: async (name, input) => (await loadClient()).client.get(name, input),
  post: async (name, input) => (await loadClient()).client.post(name, input),
};
