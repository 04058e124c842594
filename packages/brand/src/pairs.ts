import { wcagContrast } from 'culori';
import {
  type BrandColours,
  type ColourName,
  deriveScale,
  nearestPassing,
  type Scale,
  toLightness,
  tone,
} from './scale.ts';

/** A text or control and its background, held against WCAG 2.2. */
export interface Pair {
  /** For people: `Text on the page`. */
  label: string;
  scheme: 'light' | 'dark';
  text: string;
  background: string;
  /** From 1 to 21. */
  ratio: number;
  /** 7 for body text (1.4.6), 4.5 for other text (1.4.3), 3 for controls (1.4.11). */
  required: 3 | 4.5 | 7;
  passes: boolean;
  /** The chosen colour to change, and the nearest that passes. */
  nearest?: { name: ColourName; colour: string };
}

type Token = keyof (Scale['shared'] & Scale['light']);

const sheets: [Token, string][] = [
  ['page', 'the page'],
  ['surface', 'cards'],
  ['mist', 'panels'],
];
const bands: [Token, string][] = [
  ['night', 'dark bands'],
  ['night-raised', 'raised dark bands'],
  ['band', 'coloured bands'],
];

const rules: [text: Token, label: string, on: [Token, string][], required: Pair['required']][] = [
  ['text', 'Text', sheets, 7],
  ['text-soft', 'Soft text', sheets, 4.5],
  ['main', 'Links', sheets, 4.5],
  ['main-deep', 'Links under the pointer', sheets, 4.5],
  ['error', 'Errors', sheets, 4.5],
  ['field-line', 'Borders of fields', sheets, 3],
  ['on-main', 'Text', [['main', 'buttons']], 4.5],
  ['on-main', 'Text', [['main-deep', 'buttons under the pointer']], 4.5],
  ['on-accent', 'Text', [['accent', 'highlighted buttons']], 4.5],
  ['on-accent', 'Text', [['accent-hover', 'highlighted buttons under the pointer']], 4.5],
  ['on-night', 'Text', bands, 4.5],
  ['on-night-soft', 'Soft text', bands, 4.5],
  ['main-light', 'Links', bands, 4.5],
  ['accent-soft', 'Highlights', bands, 4.5],
  ['accent-at-night', 'Focus', bands, 3],
];

/** Lists every pair of a derived scale, in both colour schemes. */
export function listPairs({ shared, ...schemes }: Scale): Pair[] {
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const tokens = { ...shared, ...schemes[scheme] };
    return rules.flatMap(([text, label, on, required]) =>
      on.map(([background, place]) =>
        measure(`${label} on ${place}`, tokens[text], tokens[background], required, scheme),
      ),
    );
  });
}

/**
 * Checks the chosen colours where they are used as they are, then every pair of the scale derived from them, which is
 * moved to a passing shade. A failing pair names the nearest colour that passes.
 */
export function checkPairs(colours: BrandColours): Pair[] {
  const { ink, main, accent, ground } = colours;
  const chosen = [
    { ...measure('Body text on the ground', ink, ground, 7), name: 'ink' as const },
    { ...measure('Links and buttons on the ground', main, ground, 4.5), name: 'main' as const },
    { ...measure('Focus in the accent colour on dark bands', accent, ink, 3), name: 'accent' as const },
  ].map(({ name, ...pair }) => {
    const colour = pair.passes ? undefined : nearestPassing(pair.text, [pair.background], pair.required);
    return { ...pair, ...(colour && { nearest: { name, colour } }) };
  });
  const lightness = toLightness(ground);
  if (lightness >= minLightness) return [...chosen, ...listPairs(deriveScale(colours))];
  const pair = measure('White cards on the ground', ground, '#ffffff', 3);
  const colour = tone(ground, minLightness + 0.005, 1, 0.01);
  return [
    { ...pair, label: 'The ground has to be light', passes: false, nearest: { name: 'ground', colour } },
    ...chosen,
  ];
}

/** Tests whether a pair keeps a brand from being published; other failing colours are moved to a passing shade. */
export const isBlocking = ({ passes, required, nearest }: Pair): boolean =>
  !passes && (required === 7 || nearest?.name === 'ground');

/**
 * Describes a pair to people: `Body text on the ground: 4.2 to 1, has to be 7 to 1`. The ratio is rounded down, so that
 * a failing one is never shown as a passing one.
 */
export function describePair({ label, scheme, ratio, required, nearest }: Pair): string {
  if (nearest?.name === 'ground') return 'The ground is too dark: it has to be light';
  const place = scheme === 'dark' ? `${label} in the dark scheme` : label;
  return `${place}: ${Math.floor(ratio * 10) / 10} to 1, has to be ${required} to 1`;
}

/** OKLCH lightness of the darkest ground: the dark scheme is derived, so the chosen one is the light one. */
const minLightness = 0.9;

function measure(
  label: string,
  text: string,
  background: string,
  required: Pair['required'],
  scheme: Pair['scheme'] = 'light',
): Pair {
  const ratio = wcagContrast(text, background);
  return { label, scheme, text, background, ratio, required, passes: ratio >= required };
}
