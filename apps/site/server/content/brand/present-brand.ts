import type { BrandLogo, LoadedBrand } from '@riverfront/backend/content/brand/load-brand';
import { deriveScale, listFontFiles } from '@riverfront/brand';
import type { SiteBrand } from '@riverfront/contract';
import { iconVersion } from './draw-icons.ts';
import { fontHref, stylesheetHref } from './stylesheets.ts';

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
