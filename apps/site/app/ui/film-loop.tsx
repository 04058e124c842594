import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PauseButton } from './pause-button.tsx';
import { useStillFilms } from './use-film.ts';
import { useHydrated } from './use-hydrated.ts';
import { useSeen } from './use-seen.ts';

interface FilmLoopProps {
  src: string;
  /** What the film shows, for the name of its Pause button. */
  label: string;
  /** Its still picture, which stands until the film plays. */
  children: ReactNode;
}

/**
 * A short silent film that plays over and over, with a button to pause it. It is loaded once it is
 * in sight; for visitors who ask for less motion only when they press Play.
 */
export function FilmLoop({ src, label, children }: FilmLoopProps) {
  const frame = useRef<HTMLDivElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  const hydrated = useHydrated();
  const still = useStillFilms();
  const seen = useSeen(frame, 0.1);
  const [choice, setChoice] = useState<'paused' | 'playing'>();
  const [loaded, setLoaded] = useState(false);
  const paused = choice ? choice === 'paused' : still;
  const plays = hydrated && seen && !paused;
  if (plays && !loaded) setLoaded(true);

  useEffect(() => {
    // The browser may refuse: the still picture stays.
    if (plays) film.current?.play().catch(() => {});
    else film.current?.pause();
  }, [plays]);

  return (
    <div ref={frame} className="absolute inset-0">
      {children}
      {loaded ? (
        <video
          ref={film}
          src={src}
          muted
          loop
          autoPlay
          playsInline
          aria-hidden="true"
          tabIndex={-1}
          className="absolute inset-0 size-full object-cover"
        >
          Your browser does not support the video tag.
        </video>
      ) : null}
      {hydrated ? (
        <PauseButton
          paused={paused}
          what={label}
          onToggle={() => setChoice(paused ? 'playing' : 'paused')}
          className="absolute bottom-3 left-3 bg-night text-on-night"
        />
      ) : null}
    </div>
  );
}
