import { createHash } from 'node:crypto';
import type { LoadedBrand } from '@riverfront/backend/content/brand/load-brand';
import { toStyleKey } from '@riverfront/brand';
import sharp from 'sharp';
import { rasterise } from '../../storage/rasterise.ts';

/** An icon: its size in pixels, the mark's share of it, and whether its background is the ground. */
interface Icon {
  size: number;
  share: number;
  ground: boolean;
}

/** Home screens show transparent icons on black; 0.66 is the safe zone of maskable icons (W3C manifest). */
export const icons: Record<string, Icon> = {
  'favicon.ico': { size: 32, share: 1, ground: false },
  'favicon.png': { size: 96, share: 1, ground: false },
  'apple-touch-icon.png': { size: 180, share: 0.7, ground: true },
  'icon-192.png': { size: 192, share: 0.66, ground: true },
  'icon-512.png': { size: 512, share: 0.66, ground: true },
};

/** Returns a version of the icons that changes with what they are made from. */
export function iconVersion({ style, logo, mark }: LoadedBrand): string {
  const made = JSON.stringify([toStyleKey(style), (mark ?? logo)?.filename]);
  return createHash('sha256').update(made).digest('hex').slice(0, 8);
}

/** Draws an icon. @param drawing the mark or logo; without one that can be drawn it is a disc of the main colour */
export async function drawIcon(
  name: string,
  { size, share, ground }: Icon,
  colours: LoadedBrand['style']['colours'],
  drawing?: Buffer,
): Promise<Buffer> {
  const side = Math.round(size * share);
  const disc = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3.5" fill="${colours.main}"/></svg>`;
  const mark = (drawing && (await rasterise(drawing, { width: side, height: side }))) ?? Buffer.from(disc);
  const background = ground ? colours.ground : { r: 0, g: 0, b: 0, alpha: 0 };
  const png = await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: mark, gravity: 'centre' }])
    .png({ palette: true, effort: 7 })
    .toBuffer();
  return name.endsWith('.ico') ? toIco(png, size) : png;
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
