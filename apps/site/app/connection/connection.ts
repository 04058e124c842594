import { retry } from '../retry.ts';
import { dismiss, notify } from '../ui/toasts.ts';
import { savesData } from '../ui/use-browser-state.ts';
import { loadedLater } from '../ui/when-online.ts';
import { likelyPages, scriptsOf } from './page-scripts.ts';

/** A navigation that takes longer than this shows a toast, in ms. */
const patienceMs = 4000;
/** Delay before the scripts of other pages are prefetched, in ms. */
const prefetchDelayMs = 2000;
const waitingText = 'Waiting for the connection. The page opens once it is back.';

const fetched = new Set<string>();
let navigation = new AbortController();

/**
 * Fetches the scripts of the page at an address, so that they can be imported; never resolves when another
 * navigation follows. A failed import would make React Router reload the document, which offline is the
 * browser's error page.
 */
export async function ensureScripts(address: string | number): Promise<void> {
  setTimeout(prefetchScripts, prefetchDelayMs);
  if (typeof address === 'number') return;
  navigation.abort();
  navigation = new AbortController();
  const { signal } = navigation;
  const scripts = scriptsOf(address).filter((script) => !fetched.has(script));
  if (scripts.length === 0) return;
  let toast: number | undefined;
  const showToast = () => {
    if (!signal.aborted) toast ??= notify(waitingText, { lasting: true });
  };
  const timer = setTimeout(showToast, patienceMs);
  await retry(() => fetchScripts(scripts), { signal, onFailure: showToast, pause: pauseOrOnline }).catch(
    () => {},
  );
  clearTimeout(timer);
  if (toast !== undefined) dismiss(toast);
  if (signal.aborted) await new Promise(() => {});
}

/** Prefetches the scripts of the pages that this page links to, so that they open offline too. */
async function prefetchScripts(): Promise<void> {
  if (!navigator.onLine || savesData()) return;
  try {
    for (const page of likelyPages()) {
      // Matching an address takes milliseconds on a phone, all of them in one task half a second.
      await new Promise((resolve) => setTimeout(resolve));
      for (const script of scriptsOf(page)) if (!fetched.has(script)) await fetchScripts([script]);
    }
  } catch {
    // The connection is poor; a navigation retries.
  }
}

// Failed content calls are retried by `Recovery`.
addEventListener('offline', () =>
  notify('You are offline. Missing content appears once the connection is back.'),
);
// Preloads what the next page needs: the API's client, what checks its answers, and what documents bring as HTML.
void import('@riverfront/contract/answers');
for (const load of loadedLater) void load();

addEventListener('online', () => {
  notify('You are online again.');
  void prefetchScripts();
});
void prefetchScripts();

/** Fetches scripts into the browser's cache, from where an import takes them. */
async function fetchScripts(scripts: string[]): Promise<void> {
  await Promise.all(
    scripts.map(async (script) => {
      const response = await fetch(script, { priority: 'low' });
      // A portal's login page is no script.
      if (!response.ok || !/javascript/.test(response.headers.get('content-type') ?? '')) throw new Error();
      await response.arrayBuffer();
      fetched.add(script);
    }),
  );
}

/** Waits until the browser is online again, but no longer than a time. */
function pauseOrOnline(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
    addEventListener('online', () => resolve(), { once: true });
  });
}
