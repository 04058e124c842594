/** Draws the icons, which are committed, from `public/favicon.svg`: `npm run draw:icons -w apps/site`. */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp from 'sharp';

const folder = resolve(import.meta.dirname, '../public');
const mark = await readFile(resolve(folder, 'favicon.svg'));

/** Background, because home screens show transparent icons on black. */
const paper = '#faf8f4';

/** @param scale height of the mark; 0.66 keeps it in the safe zone of maskable icons (W3C manifest) */
async function drawIcon(
  size: number,
  scale: number,
  background: string | { r: number; g: number; b: number; alpha: number },
) {
  const height = Math.round(size * scale);
  const drawn = await sharp(mark, { density: (72 * height * 4) / 80 })
    .resize({ height })
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png({ palette: true, effort: 10 })
    .toBuffer();
}

/** Wraps a PNG in an ICO file: a header of 6 bytes and a directory entry of 16. */
function toIco(png: Buffer, size: number): Buffer {
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
await writeFile(resolve(folder, 'favicon.ico'), toIco(await drawIcon(32, 1, clear), 32));
await writeFile(resolve(folder, 'apple-touch-icon.png'), await drawIcon(180, 0.7, paper));
await writeFile(resolve(folder, 'icon-192.png'), await drawIcon(192, 0.66, paper));
await writeFile(resolve(folder, 'icon-512.png'), await drawIcon(512, 0.66, paper));
