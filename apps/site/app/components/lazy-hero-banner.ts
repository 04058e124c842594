import { lazyPart } from '../ui/lazy-part.tsx';

/** The top of a page, whose film, slideshow and button come to life after the page. */
export const HeroBanner = lazyPart(() => import('./hero-banner.tsx'));
