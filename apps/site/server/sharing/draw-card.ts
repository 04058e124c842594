import { readFileSync } from 'node:fs';
import { cardSize, type SharingCard } from '@riverfront/contract';
import satori, { type Font } from 'satori';
import sharp from 'sharp';
import { layoutOf } from './card-layout.ts';
import { sceneOf } from './card-scene.ts';

/** The letters of the site (docs/decisions/0016), with those of the other languages in Latin script. */
const families = [
  { name: 'Fraunces', file: '@fontsource/fraunces/files/fraunces-latin-500-normal.woff', weight: 500 },
  {
    name: 'Fraunces more',
    file: '@fontsource/fraunces/files/fraunces-latin-ext-500-normal.woff',
    weight: 500,
  },
  {
    name: 'Fraunces Vietnamese',
    file: '@fontsource/fraunces/files/fraunces-vietnamese-500-normal.woff',
    weight: 500,
  },
  {
    name: 'Sans',
    file: '@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff',
    weight: 500,
  },
  {
    name: 'Sans more',
    file: '@fontsource/instrument-sans/files/instrument-sans-latin-ext-500-normal.woff',
    weight: 500,
  },
] as const;

const fonts: Font[] = families.map(({ name, file, weight }) => ({
  name,
  data: readFileSync(new URL(import.meta.resolve(file))),
  weight,
  style: 'normal',
}));

// Each picture is drawn once; what libvips would keep of it is of no use to the next.
sharp.cache(false);
sharp.concurrency(1);

/**
 * Draws the picture that a page is shared with, 1200 × 630, as PNG. A title in a script that the
 * fonts do not have gives way to the company's name: boxes instead of letters help nobody.
 */
export async function drawCard(card: SharingCard): Promise<Buffer> {
  const letters =
    (await lettersOf(card)) ?? (await lettersOf({ ...card, kind: '', title: card.company, detail: '' }));
  const picture = sharp(Buffer.from(sceneOf(card.href)));
  if (letters) picture.composite([{ input: Buffer.from(letters) }]);
  return picture.png({ palette: true, colours: 128, dither: 0, effort: 4 }).toBuffer();
}

/** The texts as outlines on nothing; undefined when a letter is missing in the fonts. */
async function lettersOf(card: SharingCard): Promise<string | undefined> {
  let missing = false;
  const svg = await satori(layoutOf(card), {
    ...cardSize,
    fonts,
    loadAdditionalAsset: async () => {
      missing = true;
      return [];
    },
  });
  return missing ? undefined : svg;
}
