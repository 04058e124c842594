import type { MapMarker } from '@riverfront/contract';
import { useId } from 'react';

interface PinProps {
  marker: MapMarker;
  name: string;
  /** The tooltip was dismissed while the pin is still hovered or focused. */
  dismissed: boolean;
  onDismiss: (id: string | undefined) => void;
}

/** A pin and its tooltip. Two empty images position it, as the policy forbids style attributes in server HTML. */
export function Pin({ marker, name, dismissed, onDismiss }: PinProps) {
  const id = useId();
  const { left, top, tooltip } = marker;
  const showAgain = () => {
    if (dismissed) onDismiss(undefined);
  };
  return (
    <li className="map-place pointer-events-none absolute inset-0 flex">
      <Spacer width={`${left}%`} height="1" />
      <div className="flex w-0 flex-col">
        <Spacer width="1" height={`${top}%`} />
        <div data-pin={marker.id} data-dismissed={dismissed} className="map-pin relative size-0">
          <button
            type="button"
            aria-label={name}
            aria-describedby={id}
            onPointerEnter={showAgain}
            onBlur={showAgain}
            className="map-pin-button"
          >
            <svg viewBox="0 0 32 40" aria-hidden="true" className="map-pin-emblem">
              <path className="emblem-facets" d="M16 1 31 15 16 39 1 15z" />
              <circle className="emblem-discs" cx="16" cy="26" r="12" />
            </svg>
          </button>
          <div role="tooltip" id={id} data-side={tooltipSide(left)} className="map-tooltip">
            {tooltip}
          </div>
        </div>
      </div>
    </li>
  );
}

function Spacer({ width, height }: { width: string; height: string }) {
  return <svg width={width} height={height} aria-hidden="true" className="block shrink-0" />;
}

/** Returns the side of a tooltip on which its pin is, so that it never leaves the map. @param left in percent */
export function tooltipSide(left: number): 'start' | 'middle' | 'end' {
  if (left < 25) return 'start';
  return left > 75 ? 'end' : 'middle';
}
