import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/**
 * The stylesheets of every route, as React Router's manifest of the production build names them, and the fonts, in the
 * bytes that the server sends to a browser that takes Brotli. 1 kB is 1,000 bytes. The limits are the goals of
 * docs/measurements.md. Scripts are counted in a browser (e2e/specs/scripts.spec.ts): which of them a page loads
 * depends on its content.
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

/** The stylesheet of every page, which the root links by its address. */
const stylesheet = `/assets/${assets.find((name) => /^app-[\w-]+\.css$/.test(name))}`;

/** A route with the routes that it stands in. */
function chain(route) {
  return route ? [route, ...chain(manifest.routes[route.parentId])] : [];
}

const routes = Object.values(manifest.routes).map((route) => ({
  id: route.id,
  styles: [stylesheet, ...chain(route).flatMap(({ css }) => css ?? [])],
}));

const check = (name, paths, limit) => ({ name, path: onDisk(paths), limit, brotli: false });
const fontFolder = resolve(import.meta.dirname, '../../packages/brand/fonts');
const fonts = readdirSync(fontFolder)
  .filter((name) => name.endsWith('.woff2'))
  .map((name) => resolve(fontFolder, name));

export default [
  ...routes.map(({ id, styles }) => check(`CSS, ${id}`, styles, '20 kB')),
  { name: 'Fonts', path: fonts, limit: '60 kB', brotli: false },
];
