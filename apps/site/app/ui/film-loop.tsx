import { type ReactNode, useRef } from 'react';
import { Film, usePaused } from './film.tsx';
import { PauseButton } from './pause-button.tsx';
import { useHydrated } from './use-browser-state.ts';
import { useSeen } from './use-seen.ts';

interface FilmLoopProps {
  src: string;
  /** What the film shows, for the name of its Pause button. */
  label: string;
  /** Its poster, shown until the film plays. */
  children: ReactNode;
}

/** A short silent film in a loop, which is loaded when it is in sight, with a button to pause it. */
export function FilmLoop({ src, label, children }: FilmLoopProps) {
  const frame = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const seen = useSeen(frame, 0.1);
  const [paused, setPaused] = usePaused();
  return (
    <div ref={frame} className="absolute inset-0">
      {children}
      <Film
        plays={hydrated && seen && !paused}
        src={src}
        loop
        aria-hidden="true"
        tabIndex={-1}
        className="absolute inset-0 size-full object-cover"
      />
      {hydrated ? (
        <PauseButton
          paused={paused}
          what={label}
          onToggle={() => setPaused(!paused)}
          className="absolute bottom-3 left-3 bg-night text-on-night"
        />
      ) : null}
    </div>
  );
}
