import type { HeroItem } from '@riverfront/contract';
import { PauseButton } from '../../ui/buttons.tsx';
import { useHydrated } from '../../ui/use-browser-state.ts';
import { usePaused } from '../../ui/video.tsx';
import { HeroMedia, isMoving } from './hero-media.tsx';

interface HeroWindowProps {
  items: HeroItem[];
  sizes: string;
  className: string;
}

/** The media of a hero in a box beside its headline; what moves can be paused. */
export function HeroWindow({ items, sizes, className }: HeroWindowProps) {
  const hydrated = useHydrated();
  const [paused, setPaused] = usePaused();
  return (
    <div className={`overflow-hidden bg-night text-on-night print:hidden ${className}`}>
      <HeroMedia items={items} paused={paused} sizes={sizes} />
      {hydrated && isMoving(items) ? (
        <PauseButton
          paused={paused}
          what="motion"
          onToggle={() => setPaused(!paused)}
          className="absolute right-0 bottom-0 bg-night/80"
        />
      ) : null}
    </div>
  );
}
