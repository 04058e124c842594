import { brand } from '@riverfront/brand';
import { Hono } from 'hono';
import sharp from 'sharp';
import { drawLogo } from './draw-logo.ts';

/** An icon: its size in pixels, the mark's share of it, and whether it has the background of the page. */
interface Icon {
  size: number;
  share: number;
  hasBackground: boolean;
}

/** Home screens show transparent icons on black; 0.66 is the safe zone of maskable icons (W3C manifest). */
const icons: Record<string, Icon> = {
  'favicon.ico': { size: 32, share: 1, hasBackground: false },
  'favicon.png': { size: 96, share: 1, hasBackground: false },
  'apple-touch-icon.png': { size: 180, share: 0.7, hasBackground: true },
  'icon-192.png': { size: 192, share: 0.66, hasBackground: true },
  'icon-512.png': { size: 512, share: 0.66, hasBackground: true },
  // Twice its size in emails, whose programs show no SVG.
  'brand/mark.png': { size: 80, share: 1, hasBackground: false },
};

/** Serves the icons, and the mark for emails; each is drawn at its first request. */
export function brandImages(): Hono {
  const app = new Hono();
  for (const [name, icon] of Object.entries(icons)) {
    let drawn: Promise<Buffer> | undefined;
    const type = name.endsWith('.ico') ? 'image/x-icon' : 'image/png';
    app.get(`/${name}`, async (c) => {
      drawn ??= drawIcon(icon);
      const png = await drawn;
      const body = new Uint8Array(name.endsWith('.ico') ? toIco(png, icon.size) : png);
      return c.body(body, 200, { 'content-type': type, 'cache-control': 'public, max-age=3600' });
    });
  }
  return app;
}

async function drawIcon({ size, share, hasBackground }: Icon): Promise<Buffer> {
  const background = hasBackground ? brand.colours.light.page : { r: 0, g: 0, b: 0, alpha: 0 };
  const input = await drawLogo('mark', { height: Math.round(size * share) });
  return sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input, gravity: 'centre' }])
    .png({ palette: true, effort: 7 })
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
