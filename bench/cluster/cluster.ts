import { printRatio, printVerdict, type Verdict, verdict } from '../measure.ts';
import { files } from './files.ts';
import { type Cluster, startCluster } from './nodes.ts';
import { shared } from './shared.ts';
import { shutdowns } from './shutdowns.ts';

const parts: Record<string, (cluster: Cluster, rounds: number) => Promise<Verdict[]>> = {
  start: async ({ stack: { prepared } }) => {
    // Each start prints the password of the first account, which must be the same one.
    const accounts = new Set(prepared.flatMap(({ account }) => account?.password ?? [])).size;
    const failed = prepared.filter(({ code }) => code !== 0).length;
    const detail = `${failed} failed, ${accounts} account`;
    const ok = failed === 0 && accounts === 1;
    return [verdict('two starts at once prepare an empty database', ok, detail, '0 failed, 1 account')];
  },
  shared,
  files,
  endings: shutdowns,
};

/** Verifies the promises that several nodes make together; needs nginx and production builds of both apps. */
export async function run(args: string[]): Promise<boolean> {
  const rounds = Number(args.find((arg) => arg.startsWith('--rounds='))?.split('=')[1] ?? 3);
  const wanted = args.filter((arg) => !arg.startsWith('--'));
  await using cluster = await startCluster();
  const results: boolean[] = [];
  for (const [name, part] of Object.entries(parts))
    if (wanted.length === 0 || wanted.includes(name)) {
      const verdicts = await part(cluster, rounds);
      verdicts.forEach(printVerdict);
      results.push(...verdicts.map(({ ok }) => ok));
    }
  return printRatio('promises met to promises', results);
}
