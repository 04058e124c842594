/** What can be found, in the order in which equally good results and the counts stand. */
export const searchKinds = [
  'services',
  'solutions',
  'pages',
  'blogs',
  'jobs',
  'team',
  'stories',
  'offices',
  'legal',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Longest text that is searched for, in characters. */
export const maxSearchLength = 100;

/** So many of a kind are counted and can be turned to; beyond it a count says “more”. */
export const countedAtMost = 200;
