import type { MapMarker, Office } from '@riverfront/contract';
import { useId, useState } from 'react';
import { useEscape } from '../../ui/use-browser-state.ts';
import world from './world.svg';

interface WorldMapProps {
  offices: Office[];
  markers: { desktop: MapMarker[]; mobile: MapMarker[] };
}

/**
 * The world with a pin for each office, in two sets of which CSS shows one: up to 768 px, and above. `world.svg` is
 * Natural Earth's land at 1:110m in the equirectangular projection, from 180° W to 180° E and from 83° N to 56° S.
 */
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
        className="h-auto w-full dark:[filter:brightness(0)_invert(0.21)_sepia(1)_hue-rotate(165deg)_saturate(1.6)]"
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

/** A curve that rises with the distance it spans; its top stays inside the map. */
function stringBetween(from: MapMarker, to: MapMarker): string {
  const span = Math.abs(from.left - to.left);
  const middle = (from.left + to.left) / 2;
  const height = Math.max(Math.min(from.top, to.top) - span * 1.1, -28);
  return `M${from.left} ${from.top}Q${middle} ${height} ${to.left} ${to.top}`;
}

/** Holds which pin's tooltip was dismissed with Escape; it may show again once that pin was left (WCAG 1.4.13). */
function useDismissedTooltip(): [string | undefined, (id: string | undefined) => void] {
  const [dismissed, dismiss] = useState<string>();
  useEscape(true, () => {
    const open = document.querySelector<HTMLElement>('[data-pin]:is(:hover, :focus-within)');
    if (open) dismiss(open.dataset.pin);
  });
  return [dismissed, dismiss];
}

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
function Pin({ marker, name, dismissed, onDismiss }: PinProps) {
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
              <path d="M16 1 31 15 16 39 1 15z" />
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
