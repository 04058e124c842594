/** `npm run bench -- <name> [arguments …]`: runs one measurement; without a name it lists them. */

/** A measurement. @returns false when it missed a goal that it enforces */
type Bench = (args: string[]) => Promise<boolean>;

const benches: Record<string, [description: string, load: () => Promise<{ run: Bench }>]> = {
  faults: ['[site|database|mail] [kills]: losses while processes are killed', () => import('./faults.ts')],
  load: ['[seconds] [rate] [visitors]: crowd, publications, mixed load', () => import('./load.ts')],
  pages: ['[rounds]: cached home page against Next and nginx; needs wrk', () => import('./pages.ts')],
  paths: [
    ': files of ours that a page and a message run, hooks of a publication',
    () => import('./paths.ts'),
  ],
  scale: ['[calls] [part of a path]: a large company beside the sample one', () => import('./scale.ts')],
  vitals: ['[runs] [paths …]: pages in Lighthouse, and presses on a slow phone', () => import('./vitals.ts')],
};

const [, , name = '', ...args] = process.argv;
const [, load] = benches[name] ?? [];
if (!load)
  for (const [known, [description]] of Object.entries(benches))
    console.log(`npm run bench -- ${known} ${description}`);
const bench = await load?.();
process.exit((await bench?.run(args)) ? 0 : 1);
