/**
 * `npm run bench:cluster [-- start|shared|files|publish|endings … --rounds=3]`: two site
 * nodes and a staff node behind nginx, with PostgreSQL (`TEST_DATABASE_URL`, or
 * the one of this machine) and S3 (that of `S3_ENDPOINT` and the other S3_…, or the
 * tests' own), all on loopback. Says of each promise that
 * several nodes make together whether it holds; ends with 1 when one does not.
 * Needs production builds of both apps, and nginx on the path.
 */
import { type Cluster, startCluster } from './stack.ts';
import { type Staff, signIn } from './staff.ts';
import { report, type Verdict } from './verdict.ts';
import { endings } from './verdicts/endings.ts';
import { files } from './verdicts/files.ts';
import { publish } from './verdicts/publish.ts';
import { shared } from './verdicts/shared.ts';

const wanted = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));
const runs: Record<string, (cluster: Cluster, staff: Staff) => Promise<Verdict[]>> = {
  start: async ({ starts }) => {
    const accounts = starts.filter(({ account }) => account).length;
    const failed = starts.filter(({ code }) => code !== 0).length;
    return [
      {
        what: 'two starts at once prepare an empty database',
        goal: '0 failed, 1 account',
        found: `${failed} failed, ${accounts} account`,
        ok: failed === 0 && accounts === 1,
      },
    ];
  },
  shared,
  files,
  publish,
  endings,
};

const cluster = await startCluster();
const verdicts: Verdict[] = [];
try {
  const staff = await signIn(cluster);
  for (const [name, run] of Object.entries(runs))
    if (wanted.length === 0 || wanted.includes(name)) {
      const found = await run(cluster, staff);
      report(found);
      verdicts.push(...found);
    }
} finally {
  await cluster.stop();
}
process.exit(verdicts.every(({ ok }) => ok) ? 0 : 1);
