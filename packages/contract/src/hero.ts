import { href, picture } from './common.ts';
import { z } from './zod.ts';

export const heroItem = z
  .object({
    mediaType: z.enum(['video', 'image']),
    href,
    title: z.string(),
    picture: picture.nullable().meta({ description: 'The picture, or the poster of the film' }),
  })
  .meta({ id: 'HeroItem' });
export type HeroItem = z.infer<typeof heroItem>;
