import { oversized } from './oversized.ts';
import { deception, openRedirects, parameterTricks, pathTricks, poisonedHeaders } from './poisoning.ts';
import { smuggling } from './smuggling.ts';
import { strangers } from './strangers.ts';

/** The attacks that take seconds, for `npm test` and the measurement; each takes the URL of the site. */
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
