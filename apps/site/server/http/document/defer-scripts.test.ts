import { expect, test } from 'vitest';
import { deferScripts } from './defer-scripts.ts';

const preloads =
  '<link rel="modulepreload" href="/assets/manifest-1.js"/><link rel="modulepreload" href="/assets/entry-1.js"/>';
const start = `import "/assets/manifest-1.js";
import * as route0 from "/assets/root-1.js";
import * as route1 from "/assets/route-1.js";

  window.__reactRouterRouteModules = {"root":route0,"home":route1};

import("/assets/entry-1.js");`;
const page = (script: string) =>
  `<html><head>${preloads}<link rel="preload" href="/a.woff2" as="font"/></head><body><p>$& import "x";</p>` +
  `<script type="module" async="">${script}</script></body></html>`;

test('fetches no script before the first paint, and all in parallel after it', () => {
  const html = deferScripts(page(start));
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).toContain('<link rel="preload" href="/a.woff2" as="font"/></head><body><p>$& import "x";</p>');
  const code = /<script type="module" async="">([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(code).not.toMatch(/^\s*import\s/m);
  const order = [
    '"paint"',
    '["/assets/manifest-1.js","/assets/entry-1.js"]',
    'const [,route0,route1] = await Promise.all([import("/assets/manifest-1.js"),import("/assets/root-1.js"),import("/assets/route-1.js")]);',
    'window.__reactRouterRouteModules = {"root":route0,"home":route1};',
    'import("/assets/entry-1.js");',
  ].map((part) => code.indexOf(part));
  expect(order).not.toContain(-1);
  expect(order).toEqual(order.toSorted((a, b) => a - b));
});

test('leaves a script of another form as it is', () => {
  for (const script of [`import { x } from "/assets/root-1.js";\n${start}`, ''])
    expect(deferScripts(page(script))).toBe(page(script));
  expect(deferScripts('<p>hello</p>')).toBe('<p>hello</p>');
});
