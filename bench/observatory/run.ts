/**
 * `npm run bench:observatory [-- http://localhost:3000/]`: the score of Mozilla's
 * HTTP Observatory for a page of a site that runs. See `score.ts` for the rules,
 * `observe.ts` for what cannot be seen over plain http. Ends with 1 below what a
 * site can reach that sets no cookie.
 */
import { observe } from './observe.ts';
import { observatory } from './score.ts';

/** 100, and every bonus but those for a cookie, for integrity of our own scripts and for the preload list. */
const reachable = 130;

const url = process.argv[2] ?? 'http://localhost:3000/';
const observed = await observe(url);
const { tests, score } = observatory(observed);
console.log('begins at'.padEnd(32) + '100'.padStart(5));
for (const { name, outcome, points } of tests) {
  const shown = points > 0 ? `+${points}` : String(points);
  console.log(`${name.padEnd(32)}${shown.padStart(5)}   ${outcome.slice(0, 70)}`);
}
console.log('score'.padEnd(32) + String(score).padStart(5));
const listed = observatory({ ...observed, preloaded: true }).score;
console.log('score, host in the preload list'.padEnd(32) + String(listed).padStart(5));
console.log('goal'.padEnd(32) + '145'.padStart(5));
process.exit(score >= reachable ? 0 : 1);
