import { formatHex, interpolate } from 'culori';
import { type Face, faces } from './faces.ts';
import { deriveScale, nearestPassing, tone } from './scale.ts';
import type { BrandStyle } from './stylesheet.ts';

/**
 * Writes a brand as the custom properties of the staff side: Payload's palettes of base, success and warning
 * colours (`@payloadcms/ui/dist/scss/colors.scss`), and the names that `apps/cms/src/admin/theme/theme.css` describes,
 * in both colour schemes. The faces are declared there.
 */
export function createStaffStylesheet({ colours, headlineFace, textFace }: BrandStyle): string {
  const { main, accent, ground } = colours;
  const { shared, light, dark } = deriveScale(colours);
  const ofInk = (l: number, share = 0.7) => tone(colours.ink, l, share, 0.05);
  const palettes = {
    base: createPalette([
      [0, ground],
      [100, light.mist],
      [200, light.line],
      [400, ofInk(0.662)],
      [500, ofInk(0.562)],
      [700, ofInk(0.386)],
      [800, ofInk(0.27, 1.3)],
      [900, ofInk(0.212, 1)],
      [1000, ofInk(0.166)],
    ]),
    success: createPalette([
      [0, tone(main, 0.985, 0.06)],
      [100, tone(main, 0.928, 0.25)],
      [250, shared['main-light']],
      [500, light.main],
      [650, shared.band],
      [950, tone(main, 0.23, 0.36)],
    ]),
    warning: createPalette([
      [0, tone(accent, 0.985, 0.06)],
      [100, tone(accent, 0.944, 0.28)],
      [350, accent],
      [500, tone(accent, 0.576, 0.81)],
      [950, tone(accent, 0.241, 0.17)],
    ]),
  };
  const byDay = { main: tone(main, 0.944, 0.19, 0.04), accent: tone(accent, 0.962, 0.21, 0.04) };
  const atNight = { main: tone(main, 0.327, 0.54, 0.06), accent: tone(accent, 0.322, 0.22, 0.04) };
  const nightMist = ofInk(0.294, 1);
  const onMist = (colour: string, ...mists: string[]) => nearestPassing(colour, mists, 4.5) ?? colour;

  const lightTokens = {
    surface: light.surface,
    'surface-raised': light.surface,
    mist: light.mist,
    line: light.line,
    'line-strong': light['field-line'],
    ink: light.text,
    'ink-soft': onMist(light['text-soft'], light.mist, byDay.main, byDay.accent),
    main: light.main,
    'main-deep': onMist(light['main-deep'], byDay.main, light.mist),
    'main-mist': byDay.main,
    'on-main': light['on-main'],
    accent,
    'accent-mist': byDay.accent,
    'on-accent': shared['on-accent'],
    danger: light.error,
  };
  const darkTokens = {
    surface: dark.surface,
    'surface-raised': ofInk(0.27, 1.3),
    mist: nightMist,
    line: light['night-line'],
    'line-strong': dark['field-line'],
    ink: dark.text,
    'ink-soft': onMist(dark['text-soft'], nightMist, atNight.main, atNight.accent),
    main: dark.main,
    'main-deep': onMist(dark['main-deep'], atNight.main, nightMist),
    'main-mist': atNight.main,
    'on-main': dark['on-main'],
    'accent-mist': atNight.accent,
    danger: dark.error,
  };
  const families = { '--font-body': faces[textFace], '--font-display': faces[headlineFace] };
  return [
    `:root{${Object.entries(families)
      .map(([name, face]) => `${name}:${familyOf(face)};`)
      .join('')}`,
    ...Object.entries(palettes).map(([name, palette]) => toProperties(`color-${name}-`, palette)),
    `${toProperties('', lightTokens)}}`,
    `html[data-theme='dark']{${toProperties('', darkTokens)}}`,
  ].join('');
}

const steps = Array.from({ length: 21 }, (_, index) => index * 50);

/** Interpolates between colours at some of Payload's steps, in OKLab so that the lightness rises evenly. */
function createPalette(stops: [step: number, colour: string][]): Record<number, string> {
  const at = interpolate(
    stops.map(([step, colour]) => [colour, step / 1000] as [string, number]),
    'oklab',
  );
  return Object.fromEntries(steps.map((step) => [step, formatHex(at(step / 1000))]));
}

function toProperties(prefix: string, tokens: Record<string | number, string>): string {
  return Object.entries(tokens)
    .map(([name, colour]) => `--${prefix}${name}:${colour};`)
    .join('');
}

function familyOf({ name, kind }: Face): string {
  return `'${name}',${kind === 'serif' ? 'Georgia,serif' : 'Arial,sans-serif'}`;
}
