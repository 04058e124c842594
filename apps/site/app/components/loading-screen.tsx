import { Kite } from './brand/kite.tsx';
import { River } from './brand/river.tsx';

/** The branded loading animation: the kite's facets join it at 0.5, 1.6, 2.8, 3.8 and 5.2 s. */
export function LoadingScreen() {
  return (
    <div
      role="status"
      className="loading-screen grid min-h-[calc(100svh-var(--header-height))] place-content-center gap-8 overflow-hidden"
    >
      <Kite className="mx-auto h-40 w-32" />
      <p className="text-center font-display text-card">Loading...</p>
      <River className="w-screen! text-river" />
    </div>
  );
}
