import { type Face, type FaceId, faces } from './faces.ts';
import { type BrandColours, deriveScale } from './scale.ts';

/** What a company chooses, without its logo. */
export interface BrandStyle {
  colours: BrandColours;
  headlineFace: FaceId;
  textFace: FaceId;
  /** Pictures and buttons have one corner cut off, or are plain rectangles. */
  corners: 'facets' | 'plain';
  /** Wavy lines between sections, or none. */
  divider: 'waves' | 'plain';
}

/** The style of a site whose brand was never saved; `apps/site/app/styles/tokens.css` has the same colours. */
export const defaultStyle: BrandStyle = {
  colours: { ink: '#10182b', main: '#0e6f6b', accent: '#f2a33a', ground: '#faf8f4' },
  headlineFace: 'fraunces',
  textFace: 'instrument-sans',
  corners: 'facets',
  divider: 'waves',
};

/**
 * Writes a brand as CSS: its faces, and the tokens of the site in both colour schemes. The faces come first, for wide
 * screens; on others a script shows them after the first paint (`apps/site/app/ui/show-fonts.ts`). Colours are for
 * screens, because paper has its own (`print.css`).
 * @param fontHref returns the address of a file in `fonts/`
 */
export function createStylesheet(style: BrandStyle, fontHref: (file: string) => string): string {
  const { shared, light, dark } = deriveScale(style.colours);
  const headline: Face = faces[style.headlineFace];
  const text: Face = faces[style.textFace];
  const faceRules = [...new Set([headline, text])].map((face) => fontFace(face, fontHref(face.file)));
  return [
    `@media print,(min-width:48rem),(scripting:none){${faceRules.join('')}}`,
    fallbackFace(headline, 'Headline') + fallbackFace(text, 'Text'),
    `:root{--font-display:${fontFamily(headline, 'Headline')};--font-sans:${fontFamily(text, 'Text')};${colourTokens(shared)}${shapeTokens(style)}}`,
    `@media screen{:root{${colourTokens(light)}}}`,
    `@media screen and (prefers-color-scheme:dark){:root{${colourTokens(dark)}}}`,
  ].join('\n');
}

/** Lists the files of a brand's faces, that of the text first. */
export function listFontFiles({ headlineFace, textFace }: BrandStyle): string[] {
  return [...new Set([faces[textFace].file, faces[headlineFace].file])];
}

/** A face, then its fallback of the same widths. */
function fontFamily({ name, kind }: Face, use: keyof Face['fallbacks']): string {
  return `'${name}','${name} ${use} Fallback',${kind}`;
}

const localFonts: Record<Face['kind'], string> = {
  serif: "local('Times New Roman'),local('Liberation Serif'),local('Georgia')",
  'sans-serif': "local('Arial'),local('Liberation Sans'),local('Helvetica')",
};

function fallbackFace({ name, kind, fallbacks }: Face, use: keyof Face['fallbacks']): string {
  const [sizeAdjust, ascent, descent] = fallbacks[use];
  return `@font-face{font-family:'${name} ${use} Fallback';src:${localFonts[kind]};size-adjust:${sizeAdjust}%;ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%}`;
}

function fontFace({ name }: Face, href: string): string {
  return `@font-face{font-family:'${name}';src:url('${href}') format('woff2');font-weight:400 650;font-display:swap}`;
}

function colourTokens(tokens: Record<string, string>): string {
  return Object.entries(tokens)
    .map(([name, colour]) => `--color-${name}:${colour};`)
    .join('');
}

/** Shapes of a plain brand; the site's own styles have the others. */
function shapeTokens({ corners, divider }: BrandStyle): string {
  return [
    corners === 'plain' ? '--corner:none;--emblem:none;--emblem-plain:inline;' : '',
    divider === 'plain' ? '--waves:none;' : '',
  ].join('');
}

/** Writes a style as one word of an address. */
export function toStyleKey({ colours, headlineFace, textFace, corners, divider }: BrandStyle): string {
  const { ink, main, accent, ground } = colours;
  const digits = [ink, main, accent, ground].map((colour) => colour.slice(1).toLowerCase()).join('-');
  return [digits, headlineFace, textFace, corners, divider].join('.');
}

/** Reads such a word; undefined when it names no style. */
export function parseStyleKey(key: string): BrandStyle | undefined {
  const [digits = '', headlineFace = '', textFace = '', corners, divider, ...more] = key.split('.');
  if (!/^[0-9a-f]{6}(?:-[0-9a-f]{6}){3}$/.test(digits) || more.length > 0) return undefined;
  if (!isFace(headlineFace) || !isFace(textFace)) return undefined;
  if ((corners !== 'facets' && corners !== 'plain') || (divider !== 'waves' && divider !== 'plain'))
    return undefined;
  const [ink = '', main = '', accent = '', ground = ''] = digits.split('-').map((colour) => `#${colour}`);
  return { colours: { ink, main, accent, ground }, headlineFace, textFace, corners, divider };
}

const isFace = (id: string): id is FaceId => Object.hasOwn(faces, id);
