import sharp from 'sharp';

/** Fits a drawing into a box, as PNG; an SVG is drawn at that size. */
export async function rasterise(drawing: Buffer, box: { width?: number; height: number }): Promise<Buffer> {
  const { format, height = box.height } = await sharp(drawing).metadata();
  const density = format === 'svg' ? Math.min(2_400, Math.max(72, (144 * box.height) / height)) : undefined;
  return sharp(drawing, { ...(density && { density }) })
    .resize({ ...box, fit: 'inside' })
    .png()
    .toBuffer();
}
