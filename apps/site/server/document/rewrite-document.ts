/**
 * Defers the scripts of a rendered page. Of its bytes only the head and one script become text, since each copy of a
 * whole page as a string costs half a millisecond or more.
 * @param html in UTF-8
 */
export function rewriteDocument(html: Buffer): Buffer<ArrayBuffer> {
  const body = Math.max(0, html.indexOf('</head>'));
  const tag = html.indexOf(startTag, body);
  const code = tag < 0 ? html.length : tag + startTag.length;
  const end = tag < 0 ? html.length : html.indexOf('</script>', code);
  const { head, script } = deferScripts(html.toString('utf8', 0, body), html.toString('utf8', code, end));
  return Buffer.concat([
    Buffer.from(head),
    html.subarray(body, code),
    Buffer.from(script),
    html.subarray(end),
  ]);
}

/** Of the inline script with which React Router starts a page. */
const startTag = '<script type="module" async="">';

/**
 * Defers the scripts of a page until after its first paint: on a slow line they would take bandwidth from the
 * first image and the fonts, on a fast one they run before the first frame. React Router has no option for
 * it, so its inline script is rewritten; one of an unexpected form is left as it is.
 * @param script the code of React Router's inline script
 */
export function deferScripts(head: string, script: string): { head: string; script: string } {
  const rest = script.replace(staticImport, '');
  const [last = '', entry] = /\s*import\(("[^"]+")\);\s*$/.exec(rest) ?? [];
  if (!entry || /^\s*import\s/m.test(rest)) return { head, script };
  const imports = [...script.matchAll(staticImport)].map(([, name, path]) => ({ name, path }));
  const preloaded: string[] = [];
  const slim = head.replace(modulePreload, (_, path: string) => {
    preloaded.push(path);
    return '';
  });
  const names = imports.map(({ name }) => name ?? '').join(',');
  const started = imports.map(({ path }) => `import(${path})`).join(',');
  const code = `(${replayClicks})();
${afterPaint(preloaded)}
const [${names}] = await Promise.all([${started}]);${rest.slice(0, -last.length)}
import(${entry});`;
  return { head: slim, script: code };
}

/** `import "…";` or `import * as route0 from "…";`, with the path still quoted. */
const staticImport = /import (?:\* as (\w+) from )?("[^"]+");/g;
const modulePreload = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;

/**
 * Waits for the first paint of content, for three seconds in browsers that do not report it, and not at all in a hidden
 * tab; then preloads all scripts in parallel.
 */
function afterPaint(scripts: string[]): string {
  return `await new Promise((go) => {
if (document.hidden) go();
new PerformanceObserver((paints) => {
if (paints.getEntriesByName("first-contentful-paint").length > 0) go();
}).observe({ type: "paint", buffered: true });
setTimeout(go, 3000);
});
for (const href of ${JSON.stringify(scripts)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));`;
}

/**
 * Replays clicks on buttons that were not hydrated yet once they are: clicks between the first paint and the
 * last script would be lost. Runs in the browser from its source text in the document, so it can use nothing
 * from outside. A hydrated element has a property of React; should React rename it, clicks are lost as
 * before.
 */
function replayClicks(): void {
  const timeoutMs = 10_000;
  const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'));
  const retry = (button: HTMLElement, since: number) => {
    if (isHydrated(button)) button.click();
    else if (button.isConnected && Date.now() - since < timeoutMs) setTimeout(retry, 50, button, since);
  };
  const pending = new WeakSet<Element>();
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLElement>('button[type="button"]');
      if (!button || pending.has(button) || isHydrated(button)) return;
      pending.add(button);
      // React may hydrate the part for this very click, and then it handles the click itself.
      setTimeout(() => {
        if (!isHydrated(button)) retry(button, Date.now());
      });
    },
    { capture: true },
  );
}
