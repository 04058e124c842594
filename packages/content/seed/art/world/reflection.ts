import { mix } from '../base/colour.ts';
import { block, group } from '../base/svg.ts';
import type { Scene } from './scene.ts';

/** Still water up to `shore`, in which what stands above is seen again, cut into ripples. */
export function rippled(scene: Scene, shore: number, above: string): string {
  const { width: w, height: h, random, time } = scene;
  const slices = 17;
  let clips = '';
  let water = '';
  let y = shore;
  for (let i = 0; i < slices && y < h; i++) {
    const share = i / slices;
    const tall = h * (0.012 + 0.034 * share);
    const shift = Math.sin(i * 1.9 + random.between(0, 0.9)) * w * (0.002 + 0.016 * share);
    clips += `<clipPath id="ripple${i}"><rect x="0" y="${y.toFixed(1)}" width="${w}" height="${(tall * 0.86).toFixed(1)}"/></clipPath>`;
    const under = group(
      above,
      `transform="translate(${shift.toFixed(1)} ${(2 * shore).toFixed(1)}) scale(1 -1)"`,
    );
    water += block(0, y, w, Math.max(tall, h - y), mix(time.waterFar, time.waterNear, 0.1 + share * 0.9));
    water += group(
      group(under, `clip-path="url(#ripple${i})"`),
      `opacity="${(0.62 - share * 0.4).toFixed(2)}"`,
    );
    y += tall;
  }
  return `<defs>${clips}</defs>${water}`;
}
