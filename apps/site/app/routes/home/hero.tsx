import type { HomeContent } from '@riverfront/contract';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { ResponsiveImage } from '../../components/responsive-image.tsx';
import { isVideo, mediaUrl } from '../../media.ts';
import { useSite } from '../../site.ts';
import { PauseButton } from '../../ui/buttons.tsx';
import { ArrowIcon } from '../../ui/icons.tsx';
import { useHydrated, usePageLoaded } from '../../ui/use-browser-state.ts';
import { usePaused, Video } from '../../ui/video.tsx';

type HeroContent = HomeContent['heroSections'][number];

/** The first active hero: an image or a video, and the page's headline. */
export function Hero({ home }: { home: HomeContent }) {
  const hero = home.heroSections.find(({ isActive }) => isActive);
  if (!hero) return null;
  const { heroActions: actions = [], keepHeadline = false } = home;
  return isVideo(hero.heroVideo) ? (
    <VideoHero hero={hero} actions={actions} keepHeadline={keepHeadline} />
  ) : (
    <HeroStage hero={hero} actions={actions} headlineShown />
  );
}

/** How long the headline is shown once the video plays, in ms (specification, section 9). */
const headlineMs = 4000;

type VideoHeroProps = Pick<HeroStageProps, 'hero' | 'actions'> & { keepHeadline: boolean };

/**
 * A video that begins again at its end; each time, the headline is shown for 4 s. It is also shown while the
 * video is paused, broken or not loaded. It loads when the page itself is loaded.
 */
function VideoHero({ hero, actions, keepHeadline }: VideoHeroProps) {
  const isPageLoaded = usePageLoaded();
  const isHydrated = useHydrated();
  const [isPaused, setPaused] = usePaused();
  /** How often the video has started; 0 while it cannot be seen. */
  const [starts, setStarts] = useState(0);
  /** A start whose first frame is still to come; buffering makes the video play again as well. */
  const isStarting = useRef(false);
  const [isHeadlineOver, setHeadlineOver] = useState(false);
  const plays = isPageLoaded && !isPaused;
  useEffect(() => {
    setHeadlineOver(false);
    if (starts === 0 || !plays) return;
    const timer = setTimeout(setHeadlineOver, headlineMs, true);
    return () => clearTimeout(timer);
  }, [starts, plays]);
  return (
    <HeroStage
      hero={hero}
      actions={actions}
      headlineShown={keepHeadline || !isHeadlineOver}
      video={
        <Video
          plays={plays}
          src={mediaUrl(hero.heroVideo)}
          aria-hidden="true"
          tabIndex={-1}
          // A row lower than the image, or its first frame counts as the largest paint, seconds later.
          className={`${cover} -z-15 h-[calc(100%-1px)]! max-md:h-[calc(60%-1px)]!`}
          onPlay={() => {
            isStarting.current = true;
          }}
          onPlaying={() => {
            if (isStarting.current) setStarts((times) => times + 1);
            isStarting.current = false;
          }}
          onEnded={({ currentTarget }) => {
            currentTarget.currentTime = 0;
            currentTarget.play().catch(() => {});
          }}
          onError={() => setStarts(0)}
        />
      }
      control={
        isHydrated ? <PauseButton paused={!plays} what="video" onToggle={() => setPaused(plays)} /> : null
      }
    />
  );
}

interface HeroStageProps {
  hero: HeroContent;
  /** Links to next steps, which stay while the headline fades. */
  actions: NonNullable<HomeContent['heroActions']>;
  /** The headline is only faded from sight: it stays in the page and for assistive technology. */
  headlineShown: boolean;
  video?: ReactNode;
  control?: ReactNode;
}

// On phones the subject stands above the words.
const cover =
  'absolute inset-0 size-full max-md:h-3/5 object-cover object-[72%_50%] max-md:object-[72%_40%] print:hidden';

function HeroStage({ hero, actions, headlineShown, video, control }: HeroStageProps) {
  const { settings } = useSite();
  return (
    <section
      aria-label="Introduction"
      className="on-night relative isolate flex min-h-[min(22rem,60svh)] flex-col sm:max-md:min-h-[32rem] overflow-hidden bg-night text-on-night md:min-h-[clamp(32rem,calc(100svh-var(--header-height)),54rem)] print:min-h-0"
    >
      {hero.picture ? (
        <ResponsiveImage picture={hero.picture} sizes="100vw" first className={`${cover} -z-20`} />
      ) : null}
      {video}
      <div
        className={`hero-shade pointer-events-none absolute inset-0 -z-10 transition-opacity duration-400 ${headlineShown ? '' : 'opacity-40'}`}
      />
      <div className="hero-foot pointer-events-none absolute inset-x-0 bottom-0 -z-10 h-40" />
      <div className="frame flex grow flex-col justify-end gap-5 pt-6 md:gap-8 md:pb-6">
        <h1
          data-shown={headlineShown}
          className="max-w-[19ch] text-hero max-xs:max-w-[24ch] max-xs:text-[1.75rem] max-xs:leading-[1.1] opacity-0 transition-opacity duration-400 data-[shown=true]:opacity-100 print:opacity-100"
        >
          {hero.text}
        </h1>
        {actions.length > 0 ? (
          <ul className="not-printed flex flex-wrap items-center gap-x-3 gap-y-2 xs:gap-x-8">
            {actions.map(({ label, link }, index) => (
              <li key={label}>
                <Link
                  to={link}
                  prefetch="intent"
                  className={
                    index === 0
                      ? 'button button-accent max-xs:px-4 max-xs:text-small'
                      : 'inline-flex min-h-12 items-center gap-2 font-semibold underline decoration-on-night/50 decoration-1 underline-offset-[0.3em] hover:decoration-on-night max-xs:text-small'
                  }
                >
                  {label}
                  <ArrowIcon className={index === 0 ? 'max-xs:hidden' : 'max-[26rem]:hidden'} />
                </Link>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      <div className="frame flex min-h-12 items-center gap-4 text-small md:min-h-16">
        {settings ? <p className="font-medium">{settings.tagline}</p> : null}
        {control}
      </div>
    </section>
  );
}
