import { z } from 'zod';
import { html, picture } from './common.ts';

const heading = { tag: z.string(), title: z.string(), text: z.string() };

export const textSection = z
  .object({ kind: z.literal('text'), title: z.string(), body: html })
  .meta({ id: 'TextSection' });

export const cardsSection = z
  .object({
    kind: z.literal('cards'),
    ...heading,
    cards: z.array(
      z.object({
        _id: z.string(),
        title: z.string(),
        subtitle: z.string(),
        picture: picture.nullable(),
        link: z.string().nullable(),
      }),
    ),
  })
  .meta({ id: 'CardsSection' });

export const groupsSection = z
  .object({
    kind: z.literal('groups'),
    ...heading,
    groups: z.array(
      z.object({
        _id: z.string(),
        title: z.string(),
        text: z.string(),
        companies: z.array(z.object({ name: z.string(), text: z.string() })),
      }),
    ),
  })
  .meta({ id: 'GroupsSection' });

export const callToActionSection = z
  .object({
    kind: z.literal('call-to-action'),
    title: z.string(),
    text: z.string(),
    buttonLabel: z.string(),
    link: z.string(),
  })
  .meta({ id: 'CallToActionSection' });

/** A part of a page, told apart by `kind`. */
export const section = z.discriminatedUnion('kind', [
  textSection,
  cardsSection,
  groupsSection,
  callToActionSection,
]);
export type Section = z.infer<typeof section>;
/** The section of one kind. */
export type SectionOf<K extends Section['kind']> = Extract<Section, { kind: K }>;
