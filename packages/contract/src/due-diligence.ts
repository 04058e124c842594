import { html, ok, texts } from './common.ts';
import { z } from './zod.ts';

const dueDiligencePart = z
  .object({
    _id: z.string(),
    title: z.string(),
    facts: z.array(z.object(texts('name', 'text'))),
    body: html,
  })
  .meta({ id: 'DueDiligencePart' });

/** What a buyer's procurement asks for; empty parts are left out. */
export const dueDiligence = {
  summary: 'What procurement asks for',
  response: ok({ intro: z.string(), parts: z.array(dueDiligencePart) }),
};
