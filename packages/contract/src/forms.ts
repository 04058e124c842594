import { html, ok, texts } from './common.ts';
import { z } from './zod.ts';

const notice = z
  .object({
    version: z.number().int().min(1).describe('Rises with every new wording'),
    text: html,
  })
  .meta({ id: 'PrivacyNotice', description: 'What is kept, why, how long, and how to withdraw' });

/** Editable texts of the forms. */
const formTexts = z.object({
  contact: z.object({ ...texts('tag', 'heading', 'text'), notice }),
  application: z.object({ intro: z.string(), withoutScript: html, notice }),
});
export type FormTexts = z.infer<typeof formTexts>;

export const forms = {
  summary: 'Texts and privacy notices of the forms',
  response: ok({ forms: formTexts }),
};
