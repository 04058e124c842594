import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { usePageLoaded, useStillFilms } from '../../ui/use-film.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';

/** How long the headline stands once the film plays, in ms (specification, section 9). */
const headlineTime = 4000;

/**
 * The film of the home page and its headline. The film plays by itself and begins again at its
 * end; each time it begins, the headline shows for 4 s. While the film is paused, broken or not
 * there, the headline stays. Nothing is loaded for visitors who ask for less motion
 * or fewer bytes, and for others only when the page itself has been loaded.
 */
export function useHeroFilm() {
  const film = useRef<HTMLVideoElement>(null);
  const hydrated = useHydrated();
  const pageLoaded = usePageLoaded();
  const still = useStillFilms();
  const [choice, setChoice] = useState<'paused' | 'playing'>();
  const [loaded, setLoaded] = useState(false);
  /** How often the film has begun; 0 while it cannot be seen. */
  const [begun, setBegun] = useState(0);
  const [headlineTimeIsOver, setHeadlineTimeIsOver] = useState(false);
  const playing = pageLoaded && (choice ? choice === 'playing' : !still);
  if (playing && !loaded) setLoaded(true);

  useEffect(() => {
    if (playing) {
      film.current?.play().catch(() => {}); // the browser may refuse: poster and headline stay
    } else {
      film.current?.pause();
    }
  }, [playing]);

  useEffect(() => {
    setHeadlineTimeIsOver(false);
    if (begun === 0 || !playing) return;
    const timer = setTimeout(setHeadlineTimeIsOver, headlineTime, true);
    return () => clearTimeout(timer);
  }, [begun, playing]);

  return {
    headlineShown: !headlineTimeIsOver,
    /** Whether the film has a place in the page yet. */
    loaded,
    canPause: hydrated,
    paused: !playing,
    toggle: () => setChoice(playing ? 'paused' : 'playing'),
    filmProps: {
      ref: film,
      onPlay: () => setBegun((times) => times + 1),
      onEnded({ currentTarget }: SyntheticEvent<HTMLVideoElement>) {
        currentTarget.currentTime = 0;
        currentTarget.play().catch(() => {});
      },
      onError: () => setBegun(0),
    },
  };
}
