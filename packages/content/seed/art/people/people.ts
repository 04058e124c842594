import { mix } from '../base/colour.ts';
import { hash } from '../base/random.ts';
import type { Person } from './portrait.ts';

import { hairs, skins } from './sketch.ts';
import { stories } from './story-sketches.ts';
import { team } from './team-sketches.ts';

/**
 * How somebody looks.
 * @throws {Error} for a name that nobody has drawn yet: a face cannot be made up from a key
 */
export function personOf(key: string): Person {
  const sketch = { ...team, ...stories }[key];
  if (!sketch) throw new Error(`people/team-sketches.ts and story-sketches.ts have no sketch of ${key}`);
  const { woman = false } = sketch;
  const skin = skins[sketch.skin];
  const shade = hairs[sketch.shade];
  return {
    build: {
      turn: sketch.turn + (hash(key) % 5) - 2,
      breadth: (sketch.breadth ?? 1) * (woman ? 0.95 : 1),
      jaw: (sketch.jaw ?? 1) * (woman ? 0.88 : 1),
    },
    features: {
      skin,
      brow: sketch.shade === 'silver' || sketch.shade === 'grey' ? mix(shade, '#3B3A3E', 0.5) : shade,
      browWeight: woman ? 0.72 : 1.25,
      woman,
      lips: mix(skin, woman ? '#A5352F' : '#8A3F33', woman ? 0.52 : 0.3),
      smile: sketch.smile ?? 1,
      glasses: sketch.glasses,
      bindi: sketch.bindi ? '#7C2A24' : undefined,
      lines: sketch.lines,
    },
    hair: { style: sketch.hair, colour: shade, temples: sketch.temples ? hairs[sketch.temples] : undefined },
    clothes: sketch.wears,
    beard: sketch.beard,
    earrings: woman,
    ground: sketch.ground,
  };
}
