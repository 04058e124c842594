import { ok } from './common.ts';
import { z } from './zod.ts';

const code = z.string().regex(/^[A-Z]{2}$/);
const id = z.number().int().positive();

/** A country; `value` and `label` as in the contact form of the specification. */
export const country = z.object({
  id,
  value: code.meta({ description: 'Two-letter code, ISO 3166-1', example: 'IN' }),
  label: z.string().meta({ example: 'India' }),
  native: z.string().meta({ description: 'Name in a language of the country', example: 'भारत' }),
  emoji: z.string().meta({ example: '🇮🇳' }),
});
export type Country = z.infer<typeof country>;

/** A state, province or region. */
export const state = z.object({ id, code: z.string(), name: z.string() });
export type State = z.infer<typeof state>;

export const countries = {
  summary: 'Countries of the world (ODbL 1.0: /notices.txt)',
  response: ok({ countries: z.array(country) }),
};

export const states = {
  summary: 'States of a country (ODbL 1.0: /notices.txt)',
  params: z.object({ country: code }),
  response: ok({ states: z.array(state) }),
};

export const cities = {
  summary: 'Cities of a state (ODbL 1.0: /notices.txt)',
  params: z.object({ country: code, state: z.string().regex(/^[A-Za-z0-9-]{1,10}$/) }),
  response: ok({ cities: z.array(z.string()) }),
};
