import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { BrandLogo, LoadedBrand } from '@riverfront/backend/content/brand/load-brand';
import {
  type BrandStyle,
  createStylesheet,
  deriveScale,
  faces,
  listFontFiles,
  parseStyleKey,
  toStyleKey,
} from '@riverfront/brand';
import type { SiteBrand } from '@riverfront/contract';
import { LRUCache } from 'lru-cache';
import { iconVersion } from './draw-icons.ts';

const hashOf = (content: string | Buffer) => createHash('sha256').update(content).digest('hex').slice(0, 10);

/** The fonts that ship with the site, by the names of their addresses. */
export const fonts = new Map(
  Object.values(faces).map(({ file }) => {
    const data = readFileSync(new URL(import.meta.resolve(`@riverfront/brand/fonts/${file}`)));
    return [`${file.slice(0, -'.woff2'.length)}-${hashOf(data)}.woff2`, new Uint8Array(data)];
  }),
);

const hrefs = new Map(
  [...fonts.keys()].map((name) => [name.replace(/-\w+(\.woff2)$/, '$1'), `/brand/${name}`]),
);

/** Returns the address of a font by its file name. */
const fontHref = (file: string) => hrefs.get(file) ?? '';

const stylesheets = new LRUCache<string, { css: string; name: string }>({ max: 50 });

/** Writes the stylesheet of a style; its name contains the style, so that drafts and cached pages find theirs as well. */
function findStylesheet(style: BrandStyle) {
  const key = toStyleKey(style);
  const known = stylesheets.get(key);
  if (known) return known;
  const css = createStylesheet(style, fontHref);
  const made = { css, name: `${key}.${hashOf(css)}.css` };
  stylesheets.set(key, made);
  return made;
}

/** Returns the address of the stylesheet of a style; it changes with its content. */
function stylesheetHref(style: BrandStyle): string {
  return `/brand/${findStylesheet(style).name}`;
}

/** Finds a stylesheet by its name; one of another version of the site is answered with that of this version. */
export function readStylesheet(name: string): { css: string; isCurrent: boolean } | undefined {
  const [, key] = /^(.+)\.[0-9a-f]{10}\.css$/.exec(name) ?? [];
  const style = key ? parseStyleKey(key) : undefined;
  if (!style) return undefined;
  const found = findStylesheet(style);
  return { css: found.css, isCurrent: found.name === name };
}

/** Returns the stylesheet at an address of `stylesheetHref`; undefined for any other address. */
export function readBrandStylesheet(href: string): string | undefined {
  return href.startsWith('/brand/') ? readStylesheet(href.slice('/brand/'.length))?.css : undefined;
}

/** Returns the address of a file of the media library. */
export const mediaPath = ({ filename }: BrandLogo) => `/api/media/${encodeURIComponent(filename)}`;

/** Maps the brand to what the site's pages need of it. */
export function presentBrand(brand: LoadedBrand): SiteBrand {
  const { style, logo, logoOnDark } = brand;
  const { light, dark } = deriveScale(style.colours);
  const light1 = logo ?? logoOnDark;
  const dark1 = logoOnDark ?? logo;
  return {
    stylesheet: stylesheetHref(style),
    fonts: listFontFiles(style).map(fontHref),
    logo: light1 && dark1 ? { light: toLogo(light1), dark: toLogo(dark1) } : null,
    icon: iconVersion(brand),
    themeColours: { light: light.page, dark: dark.page },
  };
}

function toLogo(logo: BrandLogo) {
  return { src: mediaPath(logo), width: logo.width, height: logo.height };
}
