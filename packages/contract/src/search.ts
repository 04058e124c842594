import { listQuery, ok, pagination } from './common.ts';
import { countedAtMost, maxSearchLength, searchKinds } from './search-kinds.ts';
import { z } from './zod.ts';

const part = z.object({ text: z.string(), match: z.boolean() }).meta({
  id: 'SearchText',
  description: 'A piece of plain text; `match` is true where it is what was searched for',
});
export type SearchText = z.infer<typeof part>;

export const searchResult = z
  .object({
    kind: z.enum(searchKinds),
    title: z.array(part).min(1),
    path: z
      .string()
      .startsWith('/')
      .meta({ description: 'Where it stands on the site', example: '/services/odoo-erp' }),
    excerpt: z.array(part).meta({ description: 'Empty where excerpts were not asked for' }),
  })
  .meta({ id: 'SearchResult' });
export type SearchResult = z.infer<typeof searchResult>;

const kindCount = z.object({
  kind: z.enum(searchKinds),
  total: z.number().int().min(0).max(countedAtMost),
  more: z.boolean().meta({ description: 'True where there may be more than were counted' }),
});
export type SearchKindCount = z.infer<typeof kindCount>;

export const search = {
  query: listQuery(10).extend({
    q: z
      .string()
      .max(maxSearchLength, `Please search for at most ${maxSearchLength} characters.`)
      .default('')
      .meta({
        description: 'Words, “"an exact phrase"”, -without, either OR other; the last word may be half typed',
      }),
    kind: z.enum(searchKinds, `kind must be one of ${searchKinds.join(', ')}.`).optional(),
    excerpts: z
      .enum(['true', 'false'], 'excerpts must be true or false.')
      .default('true')
      .meta({ description: 'Without them a search takes less than half the time' }),
  }),
  response: ok({
    results: z.array(searchResult),
    kinds: z.array(kindCount).meta({ description: 'Of every kind, whichever one was asked for' }),
    corrected: z
      .string()
      .nullable()
      .meta({ description: 'What was searched for instead, because nothing was found as it was written' }),
    pagination,
  }),
};
