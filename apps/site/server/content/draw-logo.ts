import { readFile } from 'node:fs/promises';
import sharp from 'sharp';

/** Draws a file of `packages/brand/logo` as PNG, as large as it fits into a box. */
export async function drawLogo(
  name: 'logo-on-dark' | 'mark',
  box: { width?: number; height: number },
): Promise<Buffer> {
  const svg = await readFile(new URL(import.meta.resolve(`@riverfront/brand/logo/${name}.svg`)));
  const { height = box.height } = await sharp(svg).metadata();
  const density = Math.min(2_400, Math.max(72, (144 * box.height) / height));
  return sharp(svg, { density })
    .resize({ ...box, fit: 'inside' })
    .png()
    .toBuffer();
}
