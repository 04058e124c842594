/** Kinds of search results, in the order of equally ranked results and of counts. */
export const searchKinds = [
  'services',
  'solutions',
  'cases',
  'pages',
  'blogs',
  'jobs',
  'team',
  'stories',
  'offices',
  'legal',
] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Longest query in characters. */
export const maxSearchLength = 100;

/** Limit of counted results of a kind; beyond it a count is “more”. */
export const countedAtMost = 200;
