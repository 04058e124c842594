import { holdClicks } from './hold-clicks.ts';

/**
 * Lets what is seen come before what makes it respond: the scripts of a page are fetched and run once it has
 * been painted. On a slow line they would otherwise take the room of the first picture and the fonts, and on
 * a fast one they run before the first frame is drawn. React Router has no setting for it, so the script that
 * it writes is changed; one that looks otherwise than expected stays as it is.
 */
export function scriptsAfterPaint(html: string): string {
  const script = /<script type="module" async="">([\s\S]*?)<\/script>/.exec(html);
  const rest = script?.[1]?.replace(staticImport, '');
  if (!script?.[1] || rest === undefined || /^\s*import\s/m.test(rest)) return html;
  const imports = [...script[1].matchAll(staticImport)].map(([, name, path]) => ({ name, path }));
  const preloaded: string[] = [];
  const slim = html.replace(modulePreload, (_, path: string) => {
    preloaded.push(path);
    return '';
  });
  const names = imports.map(({ name }) => name ?? '').join(',');
  const started = imports.map(({ path }) => `import(${path})`).join(',');
  const code = `(${holdClicks})();\n${afterPaint(preloaded)}\nconst [${names}] = await Promise.all([${started}]);${rest}`;
  return slim.replace(script[0], () => `<script type="module" async="">${code}</script>`);
}

/** `import "…";` or `import * as route0 from "…";`, with the path still quoted. */
const staticImport = /import (?:\* as (\w+) from )?("[^"]+");/g;
const modulePreload = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;

/**
 * Waits for the first paint, or three seconds where there is none (a browser that does not tell), and not at
 * all in a tab that nobody sees; then fetches all scripts at once, not one after the other.
 */
function afterPaint(scripts: string[]): string {
  return `await new Promise((go) => {
if (document.hidden) go();
new PerformanceObserver(go).observe({ type: "paint", buffered: true });
setTimeout(go, 3000);
});
for (const href of ${JSON.stringify(scripts)}) document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));`;
}
