import type { MapMarker } from '@riverfront/contract';

/** Kite strings from the first office to the others. */
export function Strings({ markers }: { markers: MapMarker[] }) {
  const [home, ...others] = markers;
  if (!home) return null;
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" className="map-strings">
      {others.map((other) => (
        <path key={other.id} d={stringBetween(home, other)} />
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
