import type { SectionOf } from '@riverfront/contract';
import { PauseButton } from '../../ui/buttons.tsx';
import { useHydrated } from '../../ui/use-browser-state.ts';
import { usePaused } from '../../ui/video.tsx';
import { HeroMedia } from './hero-media.tsx';

interface HeroBannerProps {
  section: Pick<SectionOf<'hero'>, 'items'>;
  /** Whether the headline is the page's own heading. */
  opens: boolean;
}

/** The *picture* head: an image, a looping video or a slideshow, with the first item's title as a shimmering headline. */
export default function HeroBanner({ section: { items }, opens }: HeroBannerProps) {
  const hydrated = useHydrated();
  const [paused, setPaused] = usePaused();
  const [first] = items;
  if (!first) return null;
  const Heading = opens ? 'h1' : 'h2';
  return (
    <section
      aria-label={first.title}
      data-paused={paused}
      className="on-night relative isolate grid min-h-[clamp(17rem,42svh,22rem)] overflow-hidden md:min-h-[clamp(24rem,64svh,38rem)] bg-night text-on-night print:min-h-0"
    >
      <div className="absolute inset-0 -z-10 print:hidden">
        <HeroMedia items={items} paused={paused} first />
      </div>
      <div className="hero-shade pointer-events-none absolute inset-0 -z-10" />
      <div className="frame flex items-end pt-6 pb-14 md:pb-18">
        <Heading className="max-w-[20ch] text-title">
          <span className="relative inline-block">
            {first.title}
            <span data-words={first.title} aria-hidden="true" className="shimmer-light" />
          </span>
        </Heading>
      </div>
      {hydrated ? (
        <PauseButton
          paused={paused}
          what="motion"
          onToggle={() => setPaused(!paused)}
          className="absolute right-[max(0.5rem,calc(50%-38.25rem))] bottom-3"
        />
      ) : null}
    </section>
  );
}
