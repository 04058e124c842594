import { deep, ink, mist, mix, paper, teal } from '../base/colour.ts';
import { hash } from '../base/random.ts';
import type { Clothes } from './clothes.ts';
import type { Features } from './face.ts';
import type { Hair } from './hair.ts';
import type { Person } from './portrait.ts';

const skins = {
  fair: '#EBC3A3',
  rosy: '#E6B593',
  wheat: '#DBA77C',
  honey: '#CE9467',
  brown: '#B97C51',
  umber: '#9C6340',
  dark: '#75462F',
} as const;
const hairs = {
  black: '#1D1B24',
  brownBlack: '#2A201F',
  brown: '#4E3426',
  chestnut: '#6B452C',
  sand: '#A98257',
  grey: '#8B9197',
  silver: '#B4B8BA',
} as const;

interface Sketch {
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

const slate = mix(ink, mist, 0.3);
const haze = mix(teal, mist, 0.55);
const sand = mix('#F2A33A', paper, 0.72);

const sketches: Record<string, Sketch> = {
  'aarav-mehta': {
    skin: 'honey',
    hair: 'swept',
    shade: 'grey',
    temples: 'silver',
    wears: { dress: 'bandhgala', colour: ink, second: paper },
    turn: -14,
    lines: true,
    glasses: 'square',
    ground: 1,
    smile: 1,
  },
  'kavya-desai': {
    skin: 'wheat',
    hair: 'bob',
    shade: 'black',
    woman: true,
    wears: { dress: 'blazer', colour: teal, second: paper },
    turn: 14,
    ground: 0,
    smile: 0.8,
  },
  'rohan-patel': {
    skin: 'brown',
    hair: 'short',
    shade: 'black',
    beard: 'short',
    wears: { dress: 'shirt', colour: mix(mist, teal, 0.16), second: mist },
    turn: -12,
    breadth: 1.03,
    ground: 3,
    smile: 1,
  },
  'ishita-shah': {
    skin: 'wheat',
    hair: 'long',
    shade: 'brownBlack',
    woman: true,
    glasses: 'round',
    wears: { dress: 'kurti', colour: slate, second: sand },
    turn: 12,
    ground: 2,
    smile: 0.7,
  },
  'daniel-whitmore': {
    skin: 'fair',
    hair: 'receding',
    shade: 'sand',
    temples: 'grey',
    wears: { dress: 'suit', colour: slate, second: paper },
    turn: -16,
    breadth: 1.02,
    lines: true,
    ground: 0,
    smile: 0.8,
  },
  'priya-nair': {
    skin: 'umber',
    hair: 'bun',
    shade: 'black',
    woman: true,
    bindi: true,
    wears: { dress: 'sari', colour: teal, second: ink },
    turn: 13,
    ground: 1,
    smile: 1,
  },
  'vikram-solanki': {
    skin: 'honey',
    hair: 'swept',
    shade: 'black',
    temples: 'grey',
    beard: 'moustache',
    wears: { dress: 'sweater', colour: deep, second: paper },
    turn: -13,
    breadth: 1.04,
    jaw: 1.05,
    lines: true,
    ground: 2,
    smile: 0.4,
  },
  'meera-joshi': {
    skin: 'honey',
    hair: 'shoulder',
    shade: 'brownBlack',
    woman: true,
    bindi: true,
    wears: { dress: 'kurti', colour: mix(teal, ink, 0.3), second: haze },
    turn: 15,
    ground: 0,
    smile: 1.2,
  },
  'james-carter': {
    skin: 'rosy',
    hair: 'short',
    shade: 'grey',
    beard: 'full',
    wears: { dress: 'suit', colour: ink, second: mist },
    turn: -15,
    breadth: 1.05,
    jaw: 1.04,
    lines: true,
    ground: 3,
    smile: 0.9,
  },
  'neha-trivedi': {
    skin: 'wheat',
    hair: 'tied',
    shade: 'black',
    woman: true,
    wears: { dress: 'shirt', colour: sand, second: paper },
    turn: 14,
    ground: 4,
    smile: 1.1,
  },
  'arjun-bhatt': {
    skin: 'brown',
    hair: 'curly',
    shade: 'black',
    glasses: 'round',
    wears: { dress: 'poloneck', colour: slate, second: ink },
    turn: -13,
    ground: 1,
    smile: 0.8,
  },
  'sana-qureshi': {
    skin: 'rosy',
    hair: 'long',
    shade: 'brown',
    woman: true,
    wears: { dress: 'blazer', colour: ink, second: haze },
    turn: 12,
    ground: 2,
    smile: 0.9,
  },

  'hemal-vora': {
    skin: 'wheat',
    hair: 'receding',
    shade: 'black',
    temples: 'grey',
    glasses: 'square',
    wears: { dress: 'suit', colour: deep, second: mist },
    turn: -12,
    lines: true,
    ground: 0,
  },
  'farida-contractor': {
    skin: 'rosy',
    hair: 'bob',
    shade: 'grey',
    woman: true,
    lines: true,
    wears: { dress: 'shirt', colour: teal, second: mist },
    turn: 13,
    ground: 1,
  },
  'nimesh-gajjar': {
    skin: 'brown',
    hair: 'short',
    shade: 'black',
    beard: 'moustache',
    wears: { dress: 'shirt', colour: paper, second: mist },
    turn: -14,
    breadth: 1.06,
    jaw: 1.06,
    ground: 3,
  },
  'alison-pryce': {
    skin: 'fair',
    hair: 'shoulder',
    shade: 'chestnut',
    woman: true,
    wears: { dress: 'blazer', colour: slate, second: paper },
    turn: 14,
    ground: 2,
  },
  'sudhir-kamat': {
    skin: 'honey',
    hair: 'cropped',
    shade: 'grey',
    beard: 'short',
    wears: { dress: 'bandhgala', colour: slate, second: paper },
    turn: -13,
    lines: true,
    ground: 1,
  },
  'ritu-malhotra': {
    skin: 'wheat',
    hair: 'tied',
    shade: 'brownBlack',
    woman: true,
    glasses: 'square',
    wears: { dress: 'kurti', colour: sand, second: teal },
    turn: 12,
    ground: 0,
  },
  'thomas-beckford': {
    skin: 'dark',
    hair: 'cropped',
    shade: 'black',
    temples: 'grey',
    wears: { dress: 'suit', colour: teal, second: paper },
    turn: -12,
    breadth: 1.03,
    ground: 2,
  },
  'lata-chauhan': {
    skin: 'umber',
    hair: 'bun',
    shade: 'black',
    woman: true,
    bindi: true,
    wears: { dress: 'sari', colour: mix(teal, mist, 0.25), second: deep },
    turn: 14,
    ground: 4,
  },
};

/**
 * How somebody looks.
 * @throws {Error} for a name that nobody has drawn yet: a face cannot be made up from a key
 */
export function personOf(key: string): Person {
  const sketch = sketches[key];
  if (!sketch) throw new Error(`people/people.ts has no sketch of ${key}`);
  const { woman = false } = sketch;
  const skin = skins[sketch.skin];
  const shade = hairs[sketch.shade];
  return {
    build: {
      turn: sketch.turn + (hash(key) % 5) - 2,
      breadth: (sketch.breadth ?? 1) * (woman ? 0.95 : 1),
      jaw: (sketch.jaw ?? 1) * (woman ? 0.88 : 1),
    },
    features: {
      skin,
      brow: sketch.shade === 'silver' || sketch.shade === 'grey' ? mix(shade, '#3B3A3E', 0.5) : shade,
      browWeight: woman ? 0.72 : 1.25,
      woman,
      lips: mix(skin, woman ? '#A5352F' : '#8A3F33', woman ? 0.52 : 0.3),
      smile: sketch.smile ?? 1,
      glasses: sketch.glasses,
      bindi: sketch.bindi ? '#7C2A24' : undefined,
      lines: sketch.lines,
    },
    hair: { style: sketch.hair, colour: shade, temples: sketch.temples ? hairs[sketch.temples] : undefined },
    clothes: sketch.wears,
    beard: sketch.beard,
    earrings: woman,
    ground: sketch.ground,
  };
}
