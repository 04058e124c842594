/** A corner of a kite in its own space: x along the bow, y along the spine, z towards the viewer. */
export type Corner = readonly [x: number, y: number, z: number];

/** Which half of the sheet. */
export type Side = 'left' | 'right';
/** Which part of the sheet. */
export type Part = 'crown' | 'wing' | 'heart' | 'skirt' | 'fin';

/** The corners of a kite whose half height is 1. */
export const corners = {
  nose: [0, 1, 0],
  left: [-1.06, 0.12, -0.34],
  right: [1.06, 0.12, -0.34],
  bowLeft: [-0.56, 0.4, -0.02],
  bowRight: [0.56, 0.4, -0.02],
  cross: [0, 0.5, 0.12],
  belly: [0, -0.18, 0.24],
  tail: [0, -1, 0],
  finTop: [0, -0.84, 0.03],
  finLeft: [-0.25, -1.27, -0.06],
  finMiddle: [0, -1.22, 0.02],
  finRight: [0.25, -1.27, -0.06],
} as const satisfies Record<string, Corner>;

/** A corner by its name. */
export type CornerName = keyof typeof corners;

/** One flat piece of the sheet, by its place and its corners. */
export interface Facet {
  part: Part;
  side: Side;
  corners: readonly CornerName[];
}

function facet(part: Part, side: Side, ...names: CornerName[]): Facet {
  return { part, side, corners: names };
}

const fin: readonly Facet[] = [
  facet('fin', 'left', 'finTop', 'finLeft', 'finMiddle'),
  facet('fin', 'right', 'finTop', 'finMiddle', 'finRight'),
];

/** The usual sheet: ten triangles between the edges and the bow. */
export const tenFacets: readonly Facet[] = [
  ...fin,
  facet('crown', 'left', 'nose', 'bowLeft', 'cross'),
  facet('crown', 'right', 'nose', 'cross', 'bowRight'),
  facet('wing', 'left', 'nose', 'left', 'bowLeft'),
  facet('wing', 'right', 'nose', 'bowRight', 'right'),
  facet('heart', 'left', 'cross', 'bowLeft', 'belly'),
  facet('heart', 'right', 'cross', 'belly', 'bowRight'),
  facet('wing', 'left', 'bowLeft', 'left', 'belly'),
  facet('wing', 'right', 'bowRight', 'belly', 'right'),
  facet('skirt', 'left', 'left', 'tail', 'belly'),
  facet('skirt', 'right', 'belly', 'tail', 'right'),
];

/** A plainer sheet of five pieces. */
export const fiveFacets: readonly Facet[] = [
  ...fin,
  facet('heart', 'left', 'nose', 'bowLeft', 'belly', 'bowRight'),
  facet('wing', 'left', 'nose', 'left', 'belly', 'bowLeft'),
  facet('wing', 'right', 'nose', 'bowRight', 'belly', 'right'),
  facet('skirt', 'left', 'left', 'tail', 'belly'),
  facet('skirt', 'right', 'belly', 'tail', 'right'),
];

/** The plainest: four pieces about the crossing of the spars. */
export const fourFacets: readonly Facet[] = [
  ...fin,
  facet('crown', 'left', 'nose', 'left', 'belly'),
  facet('crown', 'right', 'nose', 'belly', 'right'),
  facet('skirt', 'left', 'left', 'tail', 'belly'),
  facet('skirt', 'right', 'belly', 'tail', 'right'),
];

/** How a sheet is pieced together: which parts get its second colour. */
export const patterns = {
  plain: (part: Part) => part === 'fin',
  crown: (part: Part) => part === 'crown' || part === 'fin',
  halves: (_: Part, side: Side) => side === 'right',
  quarters: (part: Part, side: Side) => (part === 'skirt' || part === 'fin') === (side === 'left'),
  heart: (part: Part) => part === 'heart' || part === 'crown',
  wings: (part: Part) => part === 'wing',
} as const;

/** One of the ways to piece a sheet. */
export type Pattern = keyof typeof patterns;
