/**
 * Draws the icons of the site from `public/favicon.svg`: `npm run draw:icons -w apps/site`. They are
 * committed; drawing twice gives the same bytes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';

const folder = resolve(import.meta.dirname, '../public');
const mark = await readFile(resolve(folder, 'favicon.svg'));

/** Paper; home screens put icons without a ground on black. */
const paper = '#faf8f4';

/** @param part of the height that the mark takes; 0.66 keeps it inside the circle that home screens may cut (W3C manifest, "maskable") */
async function icon(
  size: number,
  part: number,
  background: string | { r: number; g: number; b: number; alpha: number },
) {
  const height = Math.round(size * part);
  const drawn = await sharp(mark, { density: (72 * height * 4) / 80 })
    .resize({ height })
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** One PNG in an ICO file (every browser since 2007 reads PNG in it): 6 bytes of head, 16 of directory. */
function ico(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(22, 18);
  return Buffer.concat([head, png]);
}

const clear = { r: 0, g: 0, b: 0, alpha: 0 };
await writeFile(resolve(folder, 'favicon.ico'), ico(await icon(32, 1, clear), 32));
await writeFile(resolve(folder, 'apple-touch-icon.png'), await icon(180, 0.7, paper));
await writeFile(resolve(folder, 'icon-192.png'), await icon(192, 0.66, paper));
await writeFile(resolve(folder, 'icon-512.png'), await icon(512, 0.66, paper));
