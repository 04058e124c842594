import type { MapMarker } from '@riverfront/contract';
import { useId } from 'react';

interface PinProps {
  marker: MapMarker;
  name: string;
  /** The tooltip was dismissed while the pin is still hovered or focused. */
  dismissed: boolean;
  onDismiss: (id: string | undefined) => void;
}

/** A pseudo-element lets a mouse get from the pin to its tooltip. On narrow screens it is below, off the heading. */
const tooltipClass = [
  'pointer-events-auto invisible absolute bottom-8 w-(--tooltip-width) border border-night-line bg-ink px-5 py-4',
  'text-(length:--text-small) leading-normal whitespace-pre-line text-on-night shadow-(--shadow-raised)',
  'after:absolute after:inset-x-0 after:-inset-y-3 after:-z-1 max-md:top-8 max-md:bottom-auto',
  'max-xs:px-3 max-xs:py-2.5 max-xs:text-[0.8125rem]',
  'group-[:is(:hover,:focus-within):not([data-dismissed=true])]:visible',
].join(' ');

/** A pin and its tooltip. Two empty images position it, as the policy forbids style attributes in server HTML. */
export function Pin({ marker, name, dismissed, onDismiss }: PinProps) {
  const id = useId();
  const { left, top, tooltip } = marker;
  const showAgain = () => {
    if (dismissed) onDismiss(undefined);
  };
  return (
    <li className="pointer-events-none absolute inset-0 flex has-[[data-pin]:is(:hover,:focus-within)]:z-1">
      <Spacer width={`${left}%`} height="1" />
      <div className="flex w-0 flex-col">
        <Spacer width="1" height={`${top}%`} />
        <div
          data-pin={marker.id}
          data-dismissed={dismissed}
          className="group relative size-0 [&:is(:hover,:focus-within)]:z-1"
        >
          <button
            type="button"
            aria-label={name}
            aria-describedby={id}
            onPointerEnter={showAgain}
            onBlur={showAgain}
            className="pointer-events-auto absolute -top-5.5 -left-5.5 grid size-11 place-items-center"
          >
            <svg
              viewBox="0 0 32 40"
              aria-hidden="true"
              className="w-4.5 fill-accent stroke-ink stroke-[2.5] transition-[scale] duration-200 ease-calm group-[:is(:hover,:focus-within)]:scale-135 max-xs:w-3.5"
            >
              <path className="emblem-facets" d="M16 1 31 15 16 39 1 15z" />
              <circle className="emblem-discs" cx="16" cy="26" r="12" />
            </svg>
          </button>
          <div role="tooltip" id={id} className={`${tooltipClass} ${toSideClass(left)}`}>
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

/** Returns the class that keeps a tooltip within the map. @param left of its pin, in percent */
function toSideClass(left: number): string {
  if (left < 25) return '-left-4';
  return left > 75 ? 'left-[calc(var(--tooltip-width)*-1+1rem)]' : 'left-[calc(var(--tooltip-width)/-2)]';
}
