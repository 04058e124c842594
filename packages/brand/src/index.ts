export { type Face, type FaceId, faceIds, faces } from './faces.ts';
export { checkPairs, describePair, isBlocking, listPairs, type Pair } from './pairs.ts';
export {
  type BrandColours,
  type ColourName,
  colourNames,
  deriveScale,
  isColour,
  nearestPassing,
  parseColours,
  type Scale,
} from './scale.ts';
export { createStaffStylesheet } from './staff-stylesheet.ts';
export {
  type BrandStyle,
  createStylesheet,
  defaultStyle,
  listFontFiles,
  parseStyleKey,
  toStyleKey,
} from './stylesheet.ts';
