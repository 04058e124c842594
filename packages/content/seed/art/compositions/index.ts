import type { Scene } from '../world/scene.ts';
import { aerial } from './aerial.ts';
import { bends } from './bends.ts';
import { ironBridge } from './bridge.ts';
import { closeUp } from './close-up.ts';
import { currents } from './currents.ts';
import { flock } from './flock.ts';
import { ghats } from './ghats.ts';
import { lanterns } from './lanterns.ts';
import { mirror } from './mirror.ts';
import { paperLayers } from './paper-layers.ts';
import { reel } from './reel.ts';
import { roofs } from './roofs.ts';
import { cityAcross } from './skyline.ts';
import { stepwell } from './stepwell.ts';
import { stringsFan } from './strings.ts';

/** The views of the house, free of any one subject. */
export const compositions = {
  aerial,
  bends,
  bridge: ironBridge,
  city: cityAcross,
  closeUp,
  currents,
  fan: stringsFan,
  flock,
  ghats,
  lanterns,
  layers: paperLayers,
  mirror,
  reel,
  roofs,
  stepwell,
} satisfies Record<string, (scene: Scene) => string>;
