import type { MapMarker, Office } from '@riverfront/contract';
import { Pin } from './pin.tsx';
import { Strings } from './strings.tsx';
import { useDismissedTooltip } from './use-dismissed-tooltip.ts';
import world from './world.svg';

interface WorldMapProps {
  offices: Office[];
  markers: { desktop: MapMarker[]; mobile: MapMarker[] };
}

/**
 * The world with a pin per office. There are two sets of pins, one for widths up to 768 px and one
 * beyond; style sheets choose, so the set changes as soon as the window does.
 */
export function WorldMap({ offices, markers }: WorldMapProps) {
  return (
    <section aria-label="World map" className="world-map">
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

interface MarkerSetProps {
  offices: Office[];
  markers: MapMarker[];
  className: string;
}

function MarkerSet({ offices, markers, className }: MarkerSetProps) {
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
