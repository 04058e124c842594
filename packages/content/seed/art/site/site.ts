import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { ink, mist, mix, paper, teal } from '../base/colour.ts';
import { writePng } from '../base/render.ts';
import { mediaFile } from '../items.ts';
import { type MarkColours, mark, onDark, onLight } from './mark.ts';
import { nameOutline, nameWidth } from './name-outline.ts';

const svg = (box: string, content: string, head = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"${head}>${content}</svg>\n`;

function logo(colours: MarkColours, name: string): string {
  const scale = 0.56;
  return svg(
    `0 0 ${Math.ceil(78 + nameWidth * scale)} 64`,
    `${mark(colours)}<path fill="${name}" transform="translate(76 44.6) scale(${scale})" d="${nameOutline}"/>`,
    ' role="img" aria-label="Riverfront"',
  );
}

function favicon(): string {
  const order = [onDark.upperLeft, onDark.lowerLeft, onDark.lowerRight, onDark.upperRight, onDark.river];
  const dark = order.map(
    (colour, i) => `path:nth-of-type(${i + 1}){fill:${colour};stroke:${i < 4 ? colour : 'none'}}`,
  );
  return svg(
    '0 0 64 64',
    `<style>@media (prefers-color-scheme:dark){${dark.join('')}}</style>${mark(onLight)}`,
  );
}

/** The mark in the middle of a filled square, with the margin that round masks need. */
function tile(): string {
  return svg(
    '0 0 64 64',
    `<path fill="${paper}" d="M0 0h64v64H0z"/><g transform="translate(12.5 12) scale(.62)">${mark(onLight)}</g>`,
    ' width="512" height="512"',
  );
}

const outline =
  'M37 2 12.5 21.5 28.5 50.5 56 26.5zM37 2 33.5 22 28.5 50.5M12.5 21.5 33.5 22 56 26.5M2 58.6C11 54.4 20 53.6 31 56.6S52 59.4 62 54.6';

/** Stands in for a firm's logo that cannot be loaded. */
function fallbackLogo(): string {
  return svg(
    '0 0 192 64',
    `<path transform="translate(64 0)" fill="none" stroke="${mix(ink, mist, 0.5)}" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round" d="${outline}"/>`,
    ' width="480" height="160"',
  );
}

/** Stands in for a cover that cannot be loaded. */
function fallbackCover(): string {
  const bands = [
    'M0 0h1600v1000H0z',
    'M0 210 1600 120v880H0z',
    'M0 420l1600 110v470H0z',
    'M0 700c300-30 520 34 820 20s520-40 780-6v286H0z',
    'M0 800c260 26 560-24 860-8s500 30 740-4v212H0z',
  ];
  const tones = [
    mix(mist, teal, 0.1),
    mix(mist, paper, 0.3),
    mix(mist, paper, 0.6),
    mix(mist, teal, 0.16),
    mix(mist, teal, 0.26),
  ];
  const lines = [
    'M120 762c240-22 420 18 640 8',
    'M760 872c220 16 430-20 660-6',
    'M240 930c200-14 380 12 560 4',
  ];
  return svg(
    '0 0 1600 1000',
    bands.map((d, i) => `<path fill="${tones[i]}" d="${d}"/>`).join('') +
      `<g fill="none" stroke="${paper}" stroke-width="4" stroke-linecap="round">${lines.map((d) => `<path d="${d}"/>`).join('')}</g>` +
      `<g transform="translate(590 130) scale(7)" fill="none" stroke="${mix(teal, mist, 0.45)}" stroke-width=".55" stroke-linejoin="round"><path d="M37 2 12.5 21.5 28.5 50.5 56 26.5zM37 2 33.5 22 28.5 50.5M12.5 21.5 33.5 22 56 26.5"/></g>`,
    ' width="1600" height="1000"',
  );
}

/** Logo, icons and stand-ins. */
export async function site(): Promise<number> {
  const texts: Record<string, string> = {
    'logo.svg': logo(onLight, ink),
    'logo-on-dark.svg': logo(onDark, paper),
    'logo-mark.svg': svg('0 0 64 64', mark(onLight), ' role="img" aria-label="Riverfront"'),
    'logo-mark-on-dark.svg': svg('0 0 64 64', mark(onDark), ' role="img" aria-label="Riverfront"'),
    'favicon.svg': favicon(),
    'fallback-logo.svg': fallbackLogo(),
    'fallback-cover.svg': fallbackCover(),
  };
  for (const [file, content] of Object.entries(texts)) {
    const path = mediaFile('site', file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
  const icons: Record<string, number> = {
    'icon-192.png': 192,
    'icon-512.png': 512,
    'apple-touch-icon.png': 180,
  };
  for (const [file, size] of Object.entries(icons)) await writePng(tile(), mediaFile('site', file), size);
  return Object.keys(texts).length + Object.keys(icons).length;
}
