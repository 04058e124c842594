import { clampChroma, converter, formatHex, type Oklch, wcagContrast } from 'culori';

/** The four colours that a company chooses, as `#rrggbb`. */
export interface BrandColours {
  /** Text, and the dark bands. */
  ink: string;
  /** Links and buttons. */
  main: string;
  /** Highlights, and the focus on dark bands. */
  accent: string;
  /** Background of pages; light. */
  ground: string;
}
export type ColourName = keyof BrandColours;
export const colourNames = ['ink', 'main', 'accent', 'ground'] as const satisfies ColourName[];

/** Tests whether a value is a colour as `#rrggbb`. */
export const isColour = (value: unknown): value is string => /^#[0-9a-f]{6}$/i.test(String(value));

/** Returns the four colours; undefined while one of them is not complete. */
export function parseColours(values: Partial<Record<ColourName, unknown>>): BrandColours | undefined {
  const { ink, main, accent, ground } = values;
  return isColour(ink) && isColour(main) && isColour(accent) && isColour(ground)
    ? { ink, main, accent, ground }
    : undefined;
}

const toOklch = converter('oklch');

/** Converts `#rrggbb` to OKLCH. @throws {TypeError} for anything else */
function parse(colour: string): Oklch {
  const parsed = toOklch(colour);
  if (!parsed) throw new TypeError(`“${colour}” is not a colour.`);
  return parsed;
}

/** Writes a colour as `#rrggbb`, with less chroma where sRGB has no such colour. */
function write(colour: Oklch): string {
  return formatHex(clampChroma(colour, 'oklch'));
}

/** Returns the hue of a colour at a lightness from 0 to 1. @param share of its chroma, at most `most` */
export function tone(colour: string, l: number, share: number, most = 0.2): string {
  const { c, h } = parse(colour);
  return write({ mode: 'oklch', l: Math.min(1, Math.max(0, l)), c: Math.min(c * share, most), h });
}

/** Returns the OKLCH lightness of a colour, from 0 to 1. */
export function toLightness(colour: string): number {
  return parse(colour).l;
}

/** Returns a lighter or darker tone of a colour. */
function shift(colour: string, by: number, share: number): string {
  return tone(colour, toLightness(colour) + by, share);
}

/** Returns the lowest contrast of a colour to any of the others. */
function contrast(colour: string, others: string[]): number {
  return Math.min(...others.map((other) => wcagContrast(colour, other)));
}

/** Returns the colour of the nearest lightness that has a contrast to all others; undefined when none has. */
export function nearestPassing(colour: string, others: string[], ratio: number): string | undefined {
  if (contrast(colour, others) >= ratio) return colour;
  const { l, c, h } = parse(colour);
  for (let step = 1; step <= 500; step += 1) {
    for (const lightness of [l - step / 500, l + step / 500]) {
      if (lightness < 0 || lightness > 1) continue;
      const moved = write({ mode: 'oklch', l: lightness, c, h });
      if (contrast(moved, others) >= ratio) return moved;
    }
  }
  return undefined;
}

const passing = (colour: string, others: string[], ratio: number) =>
  nearestPassing(colour, others, ratio) ?? colour;

/** Returns the first that is readable on all backgrounds; black or white is. */
function readableOn(backgrounds: string[], wanted: string): string {
  const all = [wanted, '#ffffff', '#000000'];
  return all.find((colour) => contrast(colour, backgrounds) >= 4.5) ?? '#000000';
}

/** Chroma of the blue-black of dark bands at most, so that a colourful ink does not tint the whole dark page. */
const inkChroma = 0.06;

const vermilion = '#b4371f';
const vermilionAtNight = '#ff9d86';

/** Turns the red of errors to crimson when the main colour is nearly the same, so that links do not look like errors. */
function errorHue(colour: string, main: string): string {
  const own = parse(colour);
  const { c, h = 0 } = parse(main);
  if (c < 0.08 || Math.abs(((h - (own.h ?? 0) + 540) % 360) - 180) > 20) return colour;
  return write({ ...own, h: h > (own.h ?? 0) ? 8 : 350 });
}

/** Derives the tokens of `apps/site/app/styles/tokens.css`, by their names without `--color-`. */
export function deriveScale(colours: BrandColours) {
  const { ground, accent } = colours;
  const fromInk = (l: number, share: number) => tone(colours.ink, l, share, inkChroma);
  const paper = tone(colours.main, 0.9398, 0.055);
  const sheets = [ground, '#ffffff', paper];
  const ink = passing(colours.ink, sheets, 7);
  const main = passing(colours.main, sheets, 4.5);
  const band = shift(main, -0.0896, 0.808);
  const l = toLightness(ink);
  const nightRaised = fromInk(l + 0.0577, 1.32);
  const bands = [ink, nightRaised, band];
  const accentHover = shift(accent, 0.0572, 0.94);
  const onAccent = readableOn([accent], ink);

  const pages = { page: fromInk(0.1882, 0.82), surface: fromInk(0.233, 1.03), mist: fromInk(0.2281, 1) };
  const atNight = Object.values(pages);
  const onNightSoft = passing(fromInk(0.8434, 0.465), bands, 4.5);
  const mainLight = passing(tone(main, 0.8063, 1), bands, 4.5);
  const nightMain = passing(tone(main, 0.7806, 1.08), atNight, 4.5);
  const nightDeep = passing(tone(main, 0.8562, 0.857), atNight, 4.5);

  /** The same in both schemes. */
  const shared = {
    ink,
    band,
    paper,
    shade: fromInk(0.1597, 0.7),
    accent,
    'accent-hover': passing(accentHover, [onAccent], 4.5),
    'accent-soft': passing(shift(accent, 0.114, 0.654), bands, 4.5),
    'accent-at-night': passing(accent, bands, 3),
    'on-accent': onAccent,
    'on-night': ground,
    'on-night-soft': onNightSoft,
    'main-light': mainLight,
    'facet-night-1': tone(main, 0.6328, 1.22),
    'facet-night-3': tone(main, 0.5247, 1.07),
    'facet-night-4': tone(main, 0.7311, 1.28),
  };
  const light = {
    page: ground,
    surface: '#ffffff',
    mist: paper,
    line: tone(main, 0.8801, 0.086),
    'line-strong': fromInk(0.6618, 0.4),
    'field-line': passing(fromInk(0.565, 0.558), sheets, 3),
    text: ink,
    'text-soft': passing(fromInk(l + 0.174, 0.833), sheets, 4.5),
    main,
    'main-deep': band,
    'on-main': '#ffffff',
    error: passing(errorHue(vermilion, main), sheets, 4.5),
    night: ink,
    'night-raised': nightRaised,
    'night-line': fromInk(l + 0.1664, 1.36),
    'facet-1': main,
    'facet-3': band,
    'facet-4': shift(main, 0.0675, 1.14),
  };
  const dark: typeof light = {
    ...pages,
    line: fromInk(0.3345, 1.24),
    'line-strong': fromInk(0.6247, 0.83),
    'field-line': passing(fromInk(0.671, 0.81), atNight, 3),
    text: passing(tone(ground, 0.9583, 1.23, 0.02), atNight, 7),
    'text-soft': passing(fromInk(0.8372, 0.465), atNight, 4.5),
    main: nightMain,
    'main-deep': nightDeep,
    'on-main': readableOn([nightMain, nightDeep], tone(main, 0.2243, 0.367)),
    error: passing(errorHue(vermilionAtNight, main), atNight, 4.5),
    night: fromInk(0.1597, 0.7),
    'night-raised': fromInk(0.2288, 1.04),
    'night-line': fromInk(0.3547, 1.3),
    'facet-1': shared['facet-night-1'],
    'facet-3': shared['facet-night-3'],
    'facet-4': shared['facet-night-4'],
  };
  return { shared, light, dark };
}
export type Scale = ReturnType<typeof deriveScale>;
