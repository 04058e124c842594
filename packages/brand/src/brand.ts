/** A typeface: one variable file of weights 400 to 650 (`fonts/README.md`). */
export interface Font {
  /** Its name in CSS. */
  family: string;
  kind: 'serif' | 'sans-serif';
  /** Name in `fonts/`; at most 30 KB, since both load before the first paint. */
  file: string;
  /** In percent: how a local font takes its widths and heights, so that no text moves when the font arrives. */
  fallback: { sizeAdjust: number; ascent: number; descent: number };
  /** The package with static files, which social previews are drawn with. */
  fontsource: string;
}

/**
 * The look of the company: of the site, the staff side, emails, icons and social previews. After a change here run
 * `npm run generate`; `docs/handbook.md`, “Make it yours”, has all steps. The company's name is content, in the settings.
 */
export const brand = {
  /** Tokens of the site: `page` is `--color-page` and the class `bg-page`. */
  colours: {
    /** The same in both colour schemes. */
    both: {
      ink: '#10182b',
      band: '#0a5350',
      paper: '#e8eceb',
      shade: '#080d19',
      accent: '#f2a33a',
      'accent-hover': '#ffb863',
      'accent-soft': '#ffd29f',
      'accent-at-night': '#f2a33a',
      'on-accent': '#10182b',
      'on-night': '#faf8f4',
      'on-night-soft': '#c6ccd8',
      'main-light': '#7ed1cc',
      'facet-night-1': '#299d98',
      'facet-night-3': '#107a76',
      'facet-night-4': '#48bdb7',
    },
    light: {
      page: '#faf8f4',
      surface: '#ffffff',
      mist: '#e8eceb',
      line: '#d3d9d8',
      'line-strong': '#8e939d',
      'field-line': '#707683',
      text: '#10182b',
      'text-soft': '#3c4456',
      main: '#0e6f6b',
      'main-deep': '#0a5350',
      'on-main': '#ffffff',
      error: '#b4371f',
      night: '#10182b',
      'night-raised': '#1a2540',
      'night-line': '#34415f',
      'facet-1': '#0e6f6b',
      'facet-3': '#0a5350',
      'facet-4': '#128580',
    },
    dark: {
      page: '#0c1322',
      surface: '#141d31',
      mist: '#141c2f',
      line: '#2a3650',
      'line-strong': '#7e889c',
      'field-line': '#8c96aa',
      text: '#f3f1ec',
      'text-soft': '#c4cad6',
      main: '#6fcac4',
      'main-deep': '#9adfda',
      'on-main': '#08201f',
      error: '#ff9d86',
      night: '#080d19',
      'night-raised': '#131c30',
      'night-line': '#2f3b57',
      'facet-1': '#299d98',
      'facet-3': '#107a76',
      'facet-4': '#48bdb7',
    },
  },
  /** What the staff side has beyond the colours of the site. */
  staff: {
    light: { 'main-mist': '#e2f0ef', 'accent-mist': '#fff0df' },
    dark: {
      'surface-raised': '#1b253f',
      mist: '#232c40',
      line: '#34415f',
      'main-mist': '#153c3a',
      'accent-mist': '#3e3021',
    },
    /** Payload's palette of greys at some of its steps from 0 to 1000; the steps between are mixed. */
    palette: {
      0: '#faf8f4',
      100: '#e8eceb',
      200: '#d3d9d8',
      400: '#8b93a4',
      500: '#6d7586',
      700: '#3d4453',
      800: '#1b253f',
      900: '#10182b',
      1000: '#090e1b',
    },
  },
  fonts: {
    headline: {
      family: 'Fraunces',
      kind: 'serif',
      file: 'fraunces-latin.woff2',
      fallback: { sizeAdjust: 107.7, ascent: 90.8, descent: 23.6 },
      fontsource: '@fontsource/fraunces',
    },
    text: {
      family: 'Instrument Sans',
      kind: 'sans-serif',
      file: 'instrument-sans-latin.woff2',
      fallback: { sizeAdjust: 101.8, ascent: 95.3, descent: 24.6 },
      fontsource: '@fontsource/instrument-sans',
    },
  } satisfies Record<string, Font>,
  /** Size of `logo/logo.svg` and `logo/logo-on-dark.svg` in pixels; `logo/mark.svg`, without words, is square. */
  logo: { width: 142, height: 40 },
};
