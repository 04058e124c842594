import type { HeroItem, SectionOf } from '@riverfront/contract';
import { mediaUrl } from '../media.ts';
import { PauseButton } from '../ui/pause-button.tsx';
import { Slideshow } from '../ui/slideshow.tsx';
import { useHydrated, usePageLoaded } from '../ui/use-browser-state.ts';
import { usePaused, Video } from '../ui/video.tsx';
import { ResponsiveImage } from './responsive-image.tsx';

interface HeroBannerProps {
  section: Pick<SectionOf<'hero'>, 'items'>;
  /** Whether the headline is the page's own heading. */
  opens: boolean;
}

/** The top of a page: an image, a looping video or a slideshow, with the first item's title as a shimmering headline. */
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
      className="on-night relative isolate grid min-h-[clamp(24rem,64svh,38rem)] overflow-hidden bg-night text-on-night print:min-h-0"
    >
      <div className="absolute inset-0 -z-10 print:hidden">
        {items.length === 1 ? (
          <HeroMedium item={first} first paused={paused} />
        ) : (
          <Slideshow label="Pictures" items={items} keyOf={({ href }) => href} paused={paused}>
            {(item, position) => <HeroMedium item={item} first={position === 0} paused={paused} />}
          </Slideshow>
        )}
      </div>
      <div className="hero-shade pointer-events-none absolute inset-0 -z-10" />
      <div className="frame flex items-end pt-6 pb-18">
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

interface HeroMediumProps {
  item: HeroItem;
  /** The largest contentful paint, loaded with priority. */
  first: boolean;
  paused: boolean;
}

const cover = 'absolute inset-0 size-full object-cover object-[72%_50%]';

/** One medium of a hero: an image, or a video over its poster. */
function HeroMedium({ item: { picture, title, mediaType, href }, first, paused }: HeroMediumProps) {
  const plays = usePageLoaded() && mediaType === 'video' && !paused;
  return (
    <div className="relative h-full">
      {picture ? (
        <ResponsiveImage picture={picture} alt={title} sizes="100vw" first={first} className={cover} />
      ) : null}
      <Video plays={plays} src={mediaUrl(href)} loop className={cover} />
    </div>
  );
}
