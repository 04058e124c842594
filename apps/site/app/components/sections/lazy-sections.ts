import { lazyPart } from '../../ui/lazy-part.tsx';

/** The sections of a page that something else opens, lazy-loaded. */
export const LazySections = lazyPart(() => import('./sections.tsx'));
