import { lazyPart } from '../ui/lazy-part.tsx';

/** The hero of a page, lazy-loaded: its video, slideshow and button hydrate after the page. */
export const HeroBanner = lazyPart(() => import('./hero-banner.tsx'));
