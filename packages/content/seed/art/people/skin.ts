import { mix } from '../base/colour.ts';

/** What skin turns to in shade. */
export const umber = '#4A2318';

/** A skin tone in light or shade; `tone` from -1 to 1. */
export function skinTone(skin: string, tone: number): string {
  return tone < 0 ? mix(skin, umber, Math.min(0.62, -tone)) : mix(skin, '#FFF0DC', Math.min(0.5, tone));
}
