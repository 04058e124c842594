/**
 * Draws the pictures and films of the sample content into `seed/media/`:
 * `node draw.ts` for all of them, `node draw.ts heroes team` for some groups.
 * What is drawn depends on the keys in the seed files alone; an item nobody can draw is an error.
 */
import { groups } from './groups.ts';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in groups));
if (unknown.length > 0)
  throw new Error(`no group ${unknown.join(', ')}; there are ${Object.keys(groups).join(', ')}`);

for (const [name, draw] of Object.entries(groups)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const count = await draw();
  console.log(`${name}: ${count}`);
}
