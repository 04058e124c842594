import { expect, test } from 'vitest';
import { deferScripts, rewriteDocument } from './rewrite-document.ts';

const rewrite = (html: string) => rewriteDocument(Buffer.from(html)).toString();

test('rewrites head and start script, and leaves the rest as it is', () => {
  const body = '</head><body><p>₹ “$&”</p>';
  const page = `<head><link rel="modulepreload" href="/assets/a.js"/>${body}<script type="module" async="">`;
  const html = rewrite(`${page}import "/assets/a.js";"“”";import("/assets/b.js");</script></body>`);
  expect(html).toMatch(/^<head><\/head>/);
  expect(html).toContain(`${body}<script type="module" async="">`);
  expect(html).toMatch(
    /import\("\/assets\/a\.js"\)\]\);"“”";\n[^<]*import\("\/assets\/b\.js"\)[^<]*<\/script><\/body>$/,
  );
});

test('leaves what is no page of React Router as it is', () => {
  expect(rewrite('<p>“hello”</p>')).toBe('<p>“hello”</p>');
});

const font = '<link rel="preload" href="/a.woff2" as="font"/>';
const head = `<head><link rel="modulepreload" href="/assets/manifest-1.js"/>${font}<link rel="modulepreload" href="/assets/entry-1.js"/>`;
const start = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1 from "/assets/route-1.js";

  window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry-1.js");`;

test('fetches no script before the first paint, and all in parallel after it', () => {
  const deferred = deferScripts(head, start);
  expect(deferred.head).toBe(`<head>${font}`);
  expect(deferred.script).not.toMatch(/^\s*import\s/m);
  const order = [
    '"paint"',
    '["/assets/manifest-1.js","/assets/entry-1.js"]',
    'const [,route0,route1] = await Promise.all([import("/assets/manifest-1.js"),import("/assets/root-1.js"),import("/assets/route-1.js")]);',
    'window.__reactRouterRouteModules = {"root":route0,"home":route1};',
    'import("/assets/entry-1.js");',
  ].map((part) => deferred.script.indexOf(part));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test('leaves a script of another form as it is', () => {
  for (const script of [`import { x } from "/assets/root-1.js";\n${start}`, `${start}\nrun();`, ''])
    expect(deferScripts(head, script)).toEqual({ head, script });
});
