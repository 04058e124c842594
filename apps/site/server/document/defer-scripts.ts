import { replayClicks } from './replay-clicks.ts';

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
