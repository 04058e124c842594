import type { LinkDescriptor } from 'react-router';
import fraunces from './fonts/fraunces-latin.woff2?url';
import instrumentSans from './fonts/instrument-sans-latin.woff2?url';

/** The two fonts of the site, fetched before the stylesheet asks for them. */
export const fontPreloads: LinkDescriptor[] = [fraunces, instrumentSans].map((href) => ({
  rel: 'preload',
  href,
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous',
}));
