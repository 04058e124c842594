import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * What a browser has to load before a page comes to life, as React Router's manifest of the production
 * build names it, for every route, in the bytes that the server sends to a browser that takes Brotli. 1 kB is
 * 1,000 bytes. The limits are the goals of docs/measurements.md. Parts made with `app/ui/lazy-part.tsx` come after that,
 * unless the page is about them.
 */
const client = resolve(import.meta.dirname, 'build/client');
const assets = readdirSync(resolve(client, 'assets'));
const onDisk = (paths) => [...new Set(paths)].map(sent);

function sent(path) {
  const file = resolve(client, path.replace(/^\/|#.*$/g, ''));
  return existsSync(`${file}.br`) ? `${file}.br` : file;
}

const manifestName = assets.find((name) => /^manifest-\w+\.js$/.test(name));
const manifestText = readFileSync(resolve(client, 'assets', manifestName), 'utf8');
const manifest = JSON.parse(manifestText.slice(manifestText.indexOf('{'), manifestText.lastIndexOf('}') + 1));

/** A route with the routes that it stands in. */
function chain(route) {
  return route ? [route, ...chain(manifest.routes[route.parentId])] : [];
}

/** Lazy-loaded parts that the first paint waits for (`isMain` of `lazyPart`). */
const mainParts = {
  'routes/careers/route': 'listing',
  'routes/careers/job/route': 'job-page',
};

/** A script with all that it imports. */
function whole(path, found = new Set()) {
  if (found.has(path)) return found;
  found.add(path);
  const code = readFileSync(resolve(client, path.slice(1)), 'utf8');
  for (const [, name] of code.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g))
    whole(`/assets/${name}`, found);
  return found;
}

function mainPart(id) {
  const name = mainParts[id];
  const file = name && assets.find((asset) => asset.startsWith(`${name}-`) && asset.endsWith('.js'));
  if (name && !file) throw new Error(`The build has no script called ${name}.`);
  return file ? [...whole(`/assets/${file}`)] : [];
}

const routes = Object.values(manifest.routes).map((route) => {
  const parts = chain(route);
  const scripts = [
    manifest.url,
    ...mainPart(route.id),
    ...[manifest.entry, ...parts].flatMap(({ module, imports }) => [module, ...imports]),
  ];
  return { id: route.id, scripts, styles: parts.flatMap(({ css }) => css ?? []) };
});

const check = (name, paths, limit) => ({ name, path: onDisk(paths), limit, brotli: false });
/** Pages that miss the goal, with what they have reached (docs/measurements.md says why). */
const missed = {
  'routes/careers/route': '113 kB',
  'routes/contact/route': '115 kB',
};

const fonts = assets.filter((name) => name.endsWith('.woff2')).map((name) => `/assets/${name}`);

export default [
  ...routes.map(({ id, scripts }) => check(`JavaScript, ${id}`, scripts, missed[id] ?? '110 kB')),
  ...routes.map(({ id, styles }) => check(`CSS, ${id}`, styles, '20 kB')),
  check('Fonts', fonts, '60 kB'),
];
