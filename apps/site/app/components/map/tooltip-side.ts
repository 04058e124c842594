/** How near to the edge of the map, in percent, a tooltip can stand in the middle over its pin. */
const edge = 25;

/** Where a tooltip stands over its pin, so that it never leaves the map. */
export function tooltipSide(left: number): 'start' | 'middle' | 'end' {
  if (left < edge) return 'start';
  return left > 100 - edge ? 'end' : 'middle';
}
