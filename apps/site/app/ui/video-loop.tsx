import { type ReactNode, useRef } from 'react';
import { PauseButton } from './pause-button.tsx';
import { useHydrated, useSeen } from './use-browser-state.ts';
import { usePaused, Video } from './video.tsx';

interface VideoLoopProps {
  src: string;
  /** What the video shows, for the name of its Pause button. */
  label: string;
  /** Its poster, shown until the video plays. */
  children: ReactNode;
}

/** A short silent video in a loop, which is loaded when it is in sight, with a button to pause it. */
export function VideoLoop({ src, label, children }: VideoLoopProps) {
  const frame = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const seen = useSeen(frame, 0.1);
  const [paused, setPaused] = usePaused();
  return (
    <div ref={frame} className="absolute inset-0">
      {children}
      <Video
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
