import type { MapMarker, Office } from '@riverfront/contract';
import { useEffect, useState } from 'react';
import { Pin } from './pin.tsx';
import world from './world.svg';

interface WorldMapProps {
  offices: Office[];
  markers: { desktop: MapMarker[]; mobile: MapMarker[] };
}

/** The world with a pin for each office, in two sets of which CSS shows one: up to 768 px, and above. */
export function WorldMap({ offices, markers }: WorldMapProps) {
  return (
    <section
      aria-label="World map"
      // Its widths and those of the tooltips are the specification's (section 9).
      className="relative mx-auto w-4/5 [--tooltip-width:300px] max-[64.0625rem]:w-[70%] max-[64.0625rem]:[--tooltip-width:250px] max-md:w-full max-xs:w-[95%] max-xs:[--tooltip-width:150px]"
    >
      <img
        src={world}
        alt="Map of the world"
        width={1440}
        height={556}
        decoding="async"
        className="h-auto w-full dark:brightness-[0.32] dark:saturate-250"
      />
      <MarkerSet offices={offices} markers={markers.desktop} className="max-md:hidden" />
      <MarkerSet offices={offices} markers={markers.mobile} className="md:hidden" />
    </section>
  );
}

function MarkerSet({
  offices,
  markers,
  className,
}: {
  offices: Office[];
  markers: MapMarker[];
  className: string;
}) {
  const [dismissed, dismiss] = useDismissedTooltip();
  return (
    <div className={`absolute inset-0 ${className}`}>
      <Strings markers={markers} />
      <ul>
        {markers.map((marker) => (
          <Pin
            key={marker.id}
            marker={marker}
            name={offices.find(({ _id }) => _id === marker.id)?.name ?? marker.id}
            dismissed={dismissed === marker.id}
            onDismiss={dismiss}
          />
        ))}
      </ul>
    </div>
  );
}

/** Emblem strings from the first office to the others. */
function Strings({ markers }: { markers: MapMarker[] }) {
  const [home, ...others] = markers;
  if (!home) return null;
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      fill="none"
      strokeWidth="1.5"
      overflow="visible"
      aria-hidden="true"
      className="pointer-events-none absolute inset-0 size-full stroke-main"
    >
      {others.map((other) => (
        <path key={other.id} d={stringBetween(home, other)} vectorEffect="non-scaling-stroke" />
      ))}
    </svg>
  );
}

/** A curve that rises with the distance it spans; its top stays inside the picture. */
function stringBetween(from: MapMarker, to: MapMarker): string {
  const span = Math.abs(from.left - to.left);
  const middle = (from.left + to.left) / 2;
  const height = Math.max(Math.min(from.top, to.top) - span * 1.1, -28);
  return `M${from.left} ${from.top}Q${middle} ${height} ${to.left} ${to.top}`;
}

/** Holds which pin's tooltip was dismissed with Escape; it may show again once that pin was left (WCAG 1.4.13). */
function useDismissedTooltip(): [string | undefined, (id: string | undefined) => void] {
  const [dismissed, dismiss] = useState<string>();
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      // Where the tooltip was opened by hovering, the focus is elsewhere.
      const open = document.querySelector<HTMLElement>('[data-pin]:is(:hover, :focus-within)');
      if (open) dismiss(open.dataset.pin);
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
  return [dismissed, dismiss];
}
