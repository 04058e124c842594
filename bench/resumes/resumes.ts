/**
 * `npm run bench:resumes`: what looking through an uploaded résumé costs the thread that answers
 * visitors, for each file of the tests: the longest stretch of work between two turns of its event
 * loop, and its share of all processor time. Beside it a hard file parsed in that thread itself.
 */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createResumeInspector } from '../../apps/site/server/resumes/inspect-resume.ts';
import { inspectPdf } from '../../apps/site/server/resumes/inspection/pdf.ts';
import { corpus } from '../../apps/site/server/resumes/testing/corpus.ts';
import { makePdfBomb } from '../../apps/site/server/resumes/testing/pdf.ts';
import { longestBlock } from './longest-block.ts';

/** A visitor's page waits no longer than this for somebody else's file; ms. */
const goal = 100;

const dir = await mkdtemp(join(tmpdir(), 'resumes-'));
const inspect = createResumeInspector();
const results: { title: string; longest: number; share: number }[] = [];
try {
  for (const { title, fileName, bytes } of corpus) {
    const content = await bytes();
    const path = join(dir, 'file');
    await writeFile(path, content);
    const file = { path, originalName: fileName, size: content.length };
    results.push({ title, ...(await costOf(() => inspect(file))) });
  }
} finally {
  await rm(dir, { recursive: true });
}
const inThread = await costOf(() => inspectPdf(makePdfBomb(5)));

results.sort((a, b) => b.longest - a.longest);
console.log('| file | longest stretch | share of the processor time |\n|---|---|---|');
for (const { title, longest, share } of results.slice(0, 5))
  console.log(`| ${title} | ${longest.toFixed(1)} ms | ${Math.round(share * 100)} % |`);
const worst = results[0]?.longest ?? Number.NaN;
const late = results.filter(({ longest }) => longest > goal).length;
console.log(`${results.length} files, ${late} above ${goal} ms; a hard one in the thread itself:`);
console.log(
  `${inThread.longest.toFixed(0)} ms, ${(inThread.longest / worst).toFixed(1)} times the worst above`,
);

async function costOf(work: () => Promise<unknown>): Promise<{ longest: number; share: number }> {
  const everywhere = process.cpuUsage();
  const here = process.threadCpuUsage();
  const longest = await longestBlock(async () => {
    await work().catch(() => {});
  });
  const own = process.threadCpuUsage(here);
  const all = process.cpuUsage(everywhere);
  return { longest, share: (own.user + own.system) / (all.user + all.system) };
}
