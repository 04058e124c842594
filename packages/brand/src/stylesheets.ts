import { brand, type Font } from './brand.ts';

const { both, light, dark } = brand.colours;
const { headline, text } = brand.fonts;
const { staff } = brand;

const note = '/* From packages/brand/src/brand.ts, by `npm run generate`. */';

/**
 * Writes the tokens of the site for Tailwind. The fonts are for wide screens; on others a script shows them after the
 * first paint (`apps/site/app/ui/show-fonts.ts`). Dark colours are for screens, because paper has its own (`print.css`).
 * @param folder path from the stylesheet to `fonts/`
 */
export function createSiteStylesheet(folder: string): string {
  return `${note}
@media print, (min-width: 48rem), (scripting: none) {
${indent(fontFaces(folder))}
}
${fallbackFace(headline)}
${fallbackFace(text)}
@theme static {
  --font-display: ${familyWithFallback(headline)};
  --font-sans: ${familyWithFallback(text)};
${indent(toProperties('color-', { ...both, ...light }))}
}
@layer theme {
  @media screen and (prefers-color-scheme: dark) {
    :root {
${indent(toProperties('color-', dark), 6)}
    }
  }
}
`;
}

/**
 * Writes the fonts, Payload's palette of greys (`@payloadcms/ui/dist/scss/colors.scss`) and the colours of our own screens on
 * the staff side.
 * @param folder path from the stylesheet to `fonts/`
 */
export function createStaffStylesheet(folder: string): string {
  return `${note}
${fontFaces(folder)}
:root {
  --font-body: ${family(text)};
  --font-display: ${family(headline)};
${indent(toProperties('color-base-', mixSteps(staff.palette)))}
${indent(toProperties('', staffColours.light))}
}
html[data-theme='dark'] {
${indent(toProperties('', staffColours.dark))}
}
`;
}

/** The colours of our own screens on the staff side, by the names of their properties. */
export const staffColours = {
  light: {
    ...toStaffColours(light),
    accent: both.accent,
    'on-accent': both['on-accent'],
    'surface-raised': light.surface,
    ...staff.light,
  },
  dark: { ...toStaffColours(dark), ...staff.dark },
};

function toStaffColours(tokens: typeof light) {
  const { surface, mist, line, text: ink, main, error: danger } = tokens;
  return {
    surface,
    mist,
    line,
    'line-strong': tokens['field-line'],
    ink,
    'ink-soft': tokens['text-soft'],
    main,
    'main-deep': tokens['main-deep'],
    'on-main': tokens['on-main'],
    danger,
  };
}

/** Mixes the steps between the given ones, in OKLab so that the lightness changes evenly. */
function mixSteps(stops: Record<number, string>): Record<number, string> {
  const given = Object.keys(stops).map(Number);
  const steps = Array.from({ length: 21 }, (_, index) => index * 50);
  return Object.fromEntries(
    steps.map((step) => {
      const below = given.findLast((stop) => stop <= step) ?? 0;
      const above = given.find((stop) => stop > step);
      if (below === step || above === undefined) return [step, stops[below] ?? ''];
      const share = Math.round((1000 * (step - below)) / (above - below)) / 10;
      return [step, `color-mix(in oklab, ${stops[below]}, ${stops[above]} ${share}%)`];
    }),
  );
}

function fontFaces(folder: string): string {
  return [headline, text]
    .map(
      (font) => `@font-face {
  font-family: '${font.family}';
  src: url('${folder}/${font.file}') format('woff2');
  font-weight: 400 650;
  font-display: swap;
}`,
    )
    .join('\n');
}

const localFonts: Record<Font['kind'], { sources: string; families: string }> = {
  serif: {
    sources: "local('Times New Roman'), local('Liberation Serif'), local('Georgia')",
    families: 'Georgia, serif',
  },
  'sans-serif': {
    sources: "local('Arial'), local('Liberation Sans'), local('Helvetica')",
    families: 'Arial, sans-serif',
  },
};

function fallbackFace({ family: name, kind, fallback }: Font): string {
  return `@font-face {
  font-family: '${name} Fallback';
  src: ${localFonts[kind].sources};
  size-adjust: ${fallback.sizeAdjust}%;
  ascent-override: ${fallback.ascent}%;
  descent-override: ${fallback.descent}%;
  line-gap-override: 0%;
}`;
}

const familyWithFallback = ({ family: name, kind }: Font) => `'${name}', '${name} Fallback', ${kind}`;
const family = ({ family: name, kind }: Font) => `'${name}', ${localFonts[kind].families}`;

function toProperties(prefix: string, values: Record<string, string>): string {
  return Object.entries(values)
    .map(([name, value]) => `--${prefix}${name}: ${value};`)
    .join('\n');
}

function indent(block: string, spaces = 2): string {
  return block.replace(/^(?=.)/gm, ' '.repeat(spaces));
}
