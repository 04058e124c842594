/** The carousel library counts speed in pixels per step of its clock, 60 steps a second on any screen. */
const ticksPerSecond = 60;

/** The speed at which a row moves on by one slide in the given time. */
export function pixelsPerTick(slideWidth: number, slideTimeMs: number): number {
  return slideWidth / ((slideTimeMs / 1000) * ticksPerSecond);
}
