/** `npm run bench -- <name> [arguments …]`: runs one measurement; without a name it lists them. */

/** A measurement. @returns false when it missed a goal that it enforces */
type Bench = (args: string[]) => Promise<boolean>;

const benches: Record<string, [description: string, load: () => Promise<{ run: Bench }>]> = {
  api: ['[calls]: latency and processor time of every call and page, uncached', () => import('./api.ts')],
  attacks: [
    '[quick] [http://localhost:<port>]: cache poisoning, smuggling, oversized requests, slow clients',
    () => import('./attacks/attacks.ts'),
  ],
  cluster: [
    '[start|shared|files|endings …] [--rounds=3]: two site nodes and a staff node behind nginx',
    () => import('./cluster/cluster.ts'),
  ],
  faults: [
    '[site|database|mail|disk|hung] [kills]: kills and hinders processes under load, counts losses',
    () => import('./faults/faults.ts'),
  ],
  lighthouse: [
    '[paths …] [--url …] [--runs 3] [--profile mobile|desktop]: every kind of page in Lighthouse',
    () => import('./lighthouse.ts'),
  ],
  load: [
    '[seconds] [rate] [Node options …]: reading and sending at a fixed rate, with memory by the minute',
    () => import('./load.ts'),
  ],
  pages: ['[rounds]: cached home page against Next and nginx; needs wrk', () => import('./pages/pages.ts')],
  publish: ['[publications]: time from publishing to visible on two nodes', () => import('./publish.ts')],
  rejected: [
    ': whether times of rejected requests tell what is stored, and what 20 of them cost others',
    () => import('./rejected.ts'),
  ],
  scale: [
    '[--jobs … --articles … --applications … --calls 20]: a very large company beside the sample one',
    () => import('./scale/scale.ts'),
  ],
  vitals: ['[runs]: pages and presses on a slow phone, beside Next', () => import('./vitals.ts')],
};

const [, , name = '', ...args] = process.argv;
const [, load] = (Object.hasOwn(benches, name) && benches[name]) || [];
if (!load) {
  console.log('npm run bench -- <name>\n');
  for (const [known, [description]] of Object.entries(benches))
    console.log(`  ${known.padEnd(12)}${description}`);
  process.exit(1);
}
const { run } = await load();
process.exit((await run(args)) ? 0 : 1);
