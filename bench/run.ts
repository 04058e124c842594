/** `npm run bench -- <name> [arguments …]`: runs one measurement; without a name it lists them. */

const benches: Record<string, [description: string, load: () => Promise<{ run: Bench }>]> = {
  faults: [
    '[site|database|mail] [kills]: kills and hinders processes under load, counts losses',
    () => import('./faults.ts'),
  ],
  load: [
    '[seconds] [rate] [visitors]: a crowd, publications, fifty applications, boards, then mixed load, with memory',
    () => import('./load.ts'),
  ],
  pages: ['[rounds]: cached home page against Next and nginx; needs wrk', () => import('./pages.ts')],
  paths: [
    ': counts the files of ours that a page, a message and a publication run',
    () => import('./paths.ts'),
  ],
  scale: ['[calls] [part of a name]: a large company beside the sample one', () => import('./scale.ts')],
  vitals: [
    '[runs] [paths …]: every kind of page in Lighthouse, and presses on a slow phone',
    () => import('./vitals.ts'),
  ],
};

/** A measurement. @returns false when it missed a goal that it enforces */
type Bench = (args: string[]) => Promise<boolean>;

const [, , name = '', ...args] = process.argv;
const [, load] = (Object.hasOwn(benches, name) && benches[name]) || [];
if (!load)
  for (const [known, [description]] of Object.entries(benches))
    console.log(`npm run bench -- ${known} ${description}`);
const { run } = (await load?.()) ?? {};
process.exit((await run?.(args)) ? 0 : 1);
