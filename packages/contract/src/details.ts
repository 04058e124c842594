import { author, blog, service, solution } from './cards.ts';
import { html, key, ok, sharing } from './common.ts';
import { z } from './zod.ts';

/** Types with pages at `/{type}/{id}`. */
export const detailTypes = ['services', 'solutions', 'blogs'] as const;
export type DetailType = (typeof detailTypes)[number];

const params = z.object({ id: key });
const full = { description: html, updatedAt: z.iso.datetime(), sharing };

export const serviceDetail = service
  .extend({ ...full, related: z.array(service) })
  .meta({ id: 'ServiceDetail' });
export type ServiceDetail = z.infer<typeof serviceDetail>;

export const solutionDetail = solution
  .extend({ ...full, related: z.array(solution) })
  .meta({ id: 'SolutionDetail' });
export type SolutionDetail = z.infer<typeof solutionDetail>;

export const blogDetail = blog
  .extend({ ...full, author: author.nullable(), related: z.array(blog) })
  .meta({ id: 'BlogDetail' });
export type BlogDetail = z.infer<typeof blogDetail>;

export const serviceDetails = { params, response: ok({ service: serviceDetail }) };
export const solutionDetails = { params, response: ok({ solution: solutionDetail }) };
/** In the specification the body is the article itself. */
export const blogDetails = { params, response: ok(blogDetail.shape) };
