import { oversized } from './oversized.ts';
import { deception, openRedirects, parameterTricks, pathTricks, poisonedHeaders } from './poisoning.ts';
import { smuggling } from './smuggling.ts';
import { strangers } from './strangers.ts';

/** The attacks that take seconds, for `npm test` and the measurement alike: each is given the site's address. */
export const cheapAttacks = [
  poisonedHeaders,
  parameterTricks,
  pathTricks,
  deception,
  openRedirects,
  smuggling,
  oversized,
  strangers,
];
