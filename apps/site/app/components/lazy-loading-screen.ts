import { lazyPart } from '../ui/lazy-part.tsx';

/** The loading animation, lazy-loaded: no document shows it first. */
export const LoadingScreen = lazyPart(async () => ({
  default: (await import('./loading-screen.tsx')).LoadingScreen,
}));
