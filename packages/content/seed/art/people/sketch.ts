import { ink, mist, mix, paper, teal } from '../base/colour.ts';
import type { Clothes } from './clothes.ts';
import type { Features } from './features.ts';
import type { Hair } from './hair.ts';
import type { Person } from './portrait.ts';

/** Colours of skin. */
export const skins = {
  fair: '#EBC3A3',
  rosy: '#E6B593',
  wheat: '#DBA77C',
  honey: '#CE9467',
  brown: '#B97C51',
  umber: '#9C6340',
  dark: '#75462F',
} as const;
/** Colours of hair. */
export const hairs = {
  black: '#1D1B24',
  brownBlack: '#2A201F',
  brown: '#4E3426',
  chestnut: '#6B452C',
  sand: '#A98257',
  grey: '#8B9197',
  silver: '#B4B8BA',
} as const;

/** Somebody in a few words, from which a portrait is drawn. */
export interface Sketch {
  skin: keyof typeof skins;
  hair: Hair['style'];
  shade: keyof typeof hairs;
  temples?: keyof typeof hairs;
  woman?: true;
  wears: Clothes;
  turn: number;
  breadth?: number;
  jaw?: number;
  glasses?: Features['glasses'];
  beard?: Person['beard'];
  bindi?: true;
  lines?: true;
  smile?: number;
  ground: Person['ground'];
}

/** Quiet colours for clothes. */
export const slate = mix(ink, mist, 0.3);
/** A pale teal. */
export const haze = mix(teal, mist, 0.55);
/** A pale marigold. */
export const sand = mix('#F2A33A', paper, 0.72);
