import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { geoEquirectangular, geoPath } from 'd3-geo';
import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';

/**
 * Draws the map of the world for the offices: `npm run draw:world`. The image covers exactly these bounds, so
 * that pins can be placed in percent.
 */
const width = 1440;
/** What part of the world the map shows, in degrees; its projection is equirectangular. */
const { west, east, north, south } = { west: -180, east: 180, north: 83, south: -56 };
const height = (width * (north - south)) / (east - west);

const source = createRequire(import.meta.url).resolve('world-atlas/land-110m.json');
const world: Topology = JSON.parse(await readFile(source, 'utf8'));
const { land } = world.objects;
if (!land) throw new Error('world-atlas has no land');

const projection = geoEquirectangular()
  .scale(width / (2 * Math.PI))
  .translate([width / 2, (width * north) / (east - west)])
  .clipExtent([
    [0, 0],
    [width, height],
  ]);
const shape = geoPath(projection).digits(1)(feature(world, land));

const svg = [
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
  `<path fill="#b4cac5" d="${shape}"/>`,
  '</svg>\n',
].join('');
await writeFile(new URL('../app/components/map/world.svg', import.meta.url), svg);
