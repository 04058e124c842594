import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { savesData, useBrowserState, useReducedMotion } from './use-browser-state.ts';

/**
 * A silent video that plays by itself. It is rendered once it plays for the first time: even a visitor who
 * prefers reduced motion would load a video of the server's HTML.
 */
export function Video({ plays, ...props }: ComponentProps<'video'> & { plays: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  if (plays && !isLoaded) setLoaded(true);
  useEffect(() => {
    // Where the browser rejects to play it, the poster stays.
    if (plays) video.current?.play().catch(() => {});
    else video.current?.pause();
  }, [plays]);
  if (!isLoaded) return null;
  return (
    <video ref={video} muted autoPlay playsInline {...props}>
      Your browser does not support the video tag.
    </video>
  );
}

/** Holds whether videos are paused: until the visitor chooses, for reduced motion and for Save-Data. */
export function usePaused(): [isPaused: boolean, setPaused: (isPaused: boolean) => void] {
  const isReduced = useReducedMotion();
  const isSaving = useBrowserState(savesData);
  const [choice, setPaused] = useState<boolean>();
  return [choice ?? (isReduced || isSaving), setPaused];
}
