import { pauseBefore } from '../retry.ts';
import { dismiss, notify } from '../ui/toasts.ts';
import { likelyScripts, scriptsOf } from './page-scripts.ts';

/** A navigation that takes longer than this says so, in ms. */
const patience = 4000;
/** So long a page has for itself before scripts of others are fetched, in ms. */
const pauseBeforeFetching = 2000;
const waitingText = 'Waiting for the connection. The page opens once it is back.';

const fetched = new Set<string>();
let latest = 0;

/**
 * Resolves when the scripts of the page at an address can be imported; never, when the visitor has gone
 * elsewhere meanwhile. An import that fails would make React Router load the document anew, which offline is
 * the browser's error page.
 */
export async function scriptsAreHere(address: string | number): Promise<void> {
  setTimeout(fetchLikelyScripts, pauseBeforeFetching);
  if (typeof address === 'number') return;
  latest += 1;
  const mine = latest;
  const scripts = scriptsOf(address).filter((script) => !fetched.has(script));
  if (scripts.length === 0) return;
  let toast: number | undefined;
  const say = () => {
    if (mine === latest) toast ??= notify(waitingText, { lasting: true });
  };
  const timer = setTimeout(say, patience);
  for (let attempt = 0; mine === latest && !(await areFetched(scripts)); attempt += 1) {
    say();
    await pauseOrConnection(pauseBefore(attempt));
  }
  clearTimeout(timer);
  if (toast !== undefined) dismiss(toast);
  if (mine !== latest) await new Promise(() => {});
}

/** Fetches the scripts of the pages that the links of this page lead to, so that they open offline too. */
async function fetchLikelyScripts(): Promise<void> {
  if (!navigator.onLine || savesData()) return;
  for (const script of likelyScripts()) if (!fetched.has(script) && !(await areFetched([script]))) return;
}

// Missing content fills in by itself.
addEventListener('offline', () =>
  notify('You are offline. Missing content appears once the connection is back.'),
);
// Checks the first answer; not to be looked for when that has come.
void import('@riverfront/contract/answers');

addEventListener('online', () => {
  notify('You are online again.');
  void fetchLikelyScripts();
});
void fetchLikelyScripts();

/** Fetches scripts into the browser's cache, from where an import takes them. Never throws. */
async function areFetched(scripts: string[]): Promise<boolean> {
  try {
    await Promise.all(
      scripts.map(async (script) => {
        const response = await fetch(script, { priority: 'low' });
        // A portal's login page is no script.
        if (!response.ok || !/javascript/.test(response.headers.get('content-type') ?? '')) throw new Error();
        await response.arrayBuffer();
        fetched.add(script);
      }),
    );
    return true;
  } catch {
    return false;
  }
}

function pauseOrConnection(ms: number): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener('online', done);
  });
}

/** Whether the visitor has asked for little data; only some browsers tell. */
function savesData(): boolean {
  return (
    'connection' in navigator && Boolean((navigator.connection as { saveData?: boolean } | null)?.saveData)
  );
}
