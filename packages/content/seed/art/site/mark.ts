import { deep, marigold, mist, mix, paper, teal } from '../base/colour.ts';

/** Colours of the mark on light or on dark ground. */
export interface MarkColours {
  upperLeft: string;
  upperRight: string;
  lowerLeft: string;
  lowerRight: string;
  river: string;
}

/** For paper. */
export const onLight: MarkColours = {
  upperLeft: teal,
  upperRight: marigold,
  lowerLeft: mix(teal, deep, 0.62),
  lowerRight: mix(teal, mist, 0.24),
  river: teal,
};
/** For ink. */
export const onDark: MarkColours = {
  upperLeft: mix(teal, mist, 0.4),
  upperRight: marigold,
  lowerLeft: mix(teal, mist, 0.14),
  lowerRight: mix(teal, mist, 0.62),
  river: paper,
};

/** A facet with a hairline of its own colour, so that no gap shows between two. */
function facet(colour: string, outline: string): string {
  return `<path fill="${colour}" stroke="${colour}" stroke-width=".4" stroke-linejoin="round" d="${outline}"/>`;
}

/** The mark, 64 units square: a kite of four facets over one line of the river. */
export function mark(colours: MarkColours): string {
  return [
    facet(colours.upperLeft, 'M37 2 12.5 21.5 33.5 22z'),
    facet(colours.lowerLeft, 'M12.5 21.5 33.5 22 28.5 50.5z'),
    facet(colours.lowerRight, 'M33.5 22 56 26.5 28.5 50.5z'),
    facet(colours.upperRight, 'M37 2 33.5 22 56 26.5z'),
    `<path fill="${colours.river}" d="M2 58.6C11 54.4 20 53.6 31 56.6 42 59.6 52 59.4 62 54.6 53 61.6 42 63.2 30.6 60.2 20 57.4 11 57 2 58.6z"/>`,
  ].join('');
}
