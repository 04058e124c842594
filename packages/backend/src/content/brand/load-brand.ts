import { type BrandStyle, defaultStyle, isColour } from '@riverfront/brand';
import type { Payload } from 'payload';
import type { Brand, Media } from '../../payload-types.ts';

/** A stored drawing; sizes in pixels. */
export interface BrandLogo {
  filename: string;
  mimeType: string;
  width: number;
  height: number;
}

/** The brand as it is used. */
export interface LoadedBrand {
  style: BrandStyle;
  logo?: BrandLogo;
  logoOnDark?: BrandLogo;
  mark?: BrandLogo;
}

/** Returns the style of a stored brand, with the defaults for what a draft lacks. */
function toStyle(brand: Partial<Brand>): BrandStyle {
  const { colours, headlineFace, textFace, corners, divider } = brand;
  const chosen = Object.fromEntries(Object.entries(colours ?? {}).filter(([, colour]) => isColour(colour)));
  return {
    colours: { ...defaultStyle.colours, ...chosen },
    headlineFace: headlineFace || defaultStyle.headlineFace,
    textFace: textFace || defaultStyle.textFace,
    corners: corners || defaultStyle.corners,
    divider: divider || defaultStyle.divider,
  };
}

/**
 * Loads the published brand; the default style without a logo when it was never published.
 * @param draft loads the newest draft instead
 */
export async function loadBrand(payload: Pick<Payload, 'findGlobal'>, draft = false): Promise<LoadedBrand> {
  const brand = await payload.findGlobal({ slug: 'brand', depth: 1, draft, overrideAccess: draft });
  return {
    style: toStyle(brand),
    logo: toLogo(brand.logo),
    logoOnDark: toLogo(brand.logoOnDark),
    mark: toLogo(brand.mark),
  };
}

function toLogo(media: number | Media | null | undefined): BrandLogo | undefined {
  if (!media || typeof media !== 'object') return undefined;
  const { filename, mimeType, width, height } = media;
  return filename && mimeType && width && height ? { filename, mimeType, width, height } : undefined;
}
