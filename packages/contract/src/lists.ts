import { blog, service, solution } from './cards.ts';
import { href, html, key, listQuery, ok, pagination, picture, url } from './common.ts';
import { z } from './zod.ts';

export const teamMember = z
  .object({
    _id: key,
    name: z.string(),
    designation: z.string(),
    content: html,
    linkedin: z.string(),
    imageUrl: url,
    picture,
  })
  .meta({ id: 'TeamMember' });
export type TeamMember = z.infer<typeof teamMember>;

export const successStory = z
  .object({ _id: key, imageUrl: url, picture, content: html, name: z.string(), designation: z.string() })
  .meta({ id: 'SuccessStory' });
export type SuccessStory = z.infer<typeof successStory>;

/** An image or video of a culture highlight; a video's `url` ends in .mp4, .mov or .webm. */
export const highlightMedium = z.object({ url: url, href, alt: z.string(), picture: picture.nullable() });

export const cultureHighlight = z
  .object({ _id: key, title: z.string(), images: z.array(highlightMedium).min(1) })
  .meta({ id: 'CultureHighlight' });
export type CultureHighlight = z.infer<typeof cultureHighlight>;

const query = listQuery();

export const teams = { query, response: ok({ teams: z.array(teamMember), pagination }) };
export const successStories = {
  query,
  response: ok({ successStories: z.array(successStory), pagination }),
};
export const blogs = { query, response: ok({ blogs: z.array(blog), pagination }) };
export const services = { query, response: ok({ services: z.array(service), pagination }) };
export const solutions = { query, response: ok({ solutions: z.array(solution), pagination }) };
export const cultureHighlights = {
  query,
  response: ok({ highlights: z.array(cultureHighlight), pagination }),
};
