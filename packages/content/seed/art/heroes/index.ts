import { randomOf } from '../base/random.ts';
import { drawing } from '../base/svg.ts';
import type { TimeName } from '../base/times.ts';
import type { Scene } from '../world/scene.ts';
import { acrossTheRiver, closeTogether, following, largeKite, nearBy, threeFromOnePoint } from './few.ts';
import { drawingOff, everyColour, highKites, risingHeights, sharedSky } from './many.ts';
import { bendingRiver, cityView, works } from './places.ts';
import { darkened } from './stage.ts';

interface Hero {
  time: TimeName;
  draw: (scene: Scene) => string;
}

const heroes: Record<string, Hero> = {
  'hero-about-1': { time: 'dawn', draw: cityView },
  'hero-about-2': { time: 'dusk', draw: sharedSky },
  'hero-about-3': { time: 'night', draw: threeFromOnePoint },
  'hero-cloud-solution': { time: 'noon', draw: highKites },
  'hero-consulting': { time: 'dusk', draw: following },
  'hero-contact-us': { time: 'dawn', draw: acrossTheRiver },
  'hero-industries': { time: 'dusk', draw: works },
  'hero-insights-1': { time: 'dawn', draw: drawingOff },
  'hero-insights-2': { time: 'noon', draw: risingHeights },
  'hero-insights-3': { time: 'dusk', draw: closeTogether },
  'hero-modernization': { time: 'night', draw: nearBy },
  'hero-services': { time: 'night', draw: bendingRiver },
  'hero-solutions': { time: 'dawn', draw: largeKite },
  'hero-join-us': { time: 'noon', draw: everyColour },
};

/**
 * The picture at the top of a page: dark and calm at the left, for a white headline.
 * @throws {Error} for one that nobody has thought out yet
 */
export function heroDrawing(stem: string, width = 1920, height = 900): string {
  const hero = heroes[stem];
  if (!hero) throw new Error(`heroes/index.ts has no picture for ${stem}`);
  return drawing(
    width,
    height,
    hero.draw({ width, height, time: darkened(hero.time), random: randomOf(stem) }),
  );
}
