/** What part of the world the map shows, in degrees; its projection is equirectangular. */
export const mapBounds = { west: -180, east: 180, north: 83, south: -56 } as const;
