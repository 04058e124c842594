import type { Texts } from './kinds.ts';
import type { Content } from './place-content.ts';

/** One document that a source holds. */
export interface Item {
  /** Recognises the item in a later import. */
  source: string;
  /** File and row or entry, for the report. */
  place: string;
  /** Empty for what cannot be imported; the notes say why. */
  kind: string;
  values: Texts;
  html: string;
  /** Its HTML as rich text. */
  content?: Content;
  /** Address that relative links and pictures of its text start from. */
  base: string;
  /** Its addresses on the old site and in the source. */
  addresses: string[];
  notes: string[];
  /** Descriptions of pictures by address, for those without one in the text. */
  descriptions: Texts;
}

/** Origin of items without an address. It is never asked, only used to resolve relative links. */
export const nowhere = 'http://import.invalid';

/** Describes what cannot be imported. */
export function leftOut(place: string, note: string): Item {
  const empty = { source: `${place} ${note}`, kind: '', values: {}, html: '', base: nowhere, addresses: [] };
  return { ...empty, place, notes: [note], descriptions: {} };
}
