/**
 * `npm run bench:found`: what one part of the sitemap and one sharing picture cost, in processor
 * time; the first picture includes reading the fonts.
 */
import { addressesPerPart, type SharingCard } from '@riverfront/contract';
import { createClient } from '@riverfront/contract/client';
import { partialSitemap } from '../../apps/site/server/search-engines/sitemap.ts';
import { drawCard } from '../../apps/site/server/sharing/draw-card.ts';

const updatedAt = '2026-11-21T10:00:00.000Z';
const body = JSON.stringify({
  success: true,
  addresses: Array.from({ length: addressesPerPart }, (_, i) => ({
    path: `/careers/sap-s4hana-consultant-ahmedabad-${i}`,
    updatedAt,
  })),
});
const api = createClient({ fetch: () => new Response(body) });

const part = await costOf(20, () => partialSitemap(api, 'https://www.riverfront.example', 'jobs-1'));
console.log(`a part of ${addressesPerPart} addresses: ${part.median} ms, ${kilobytes(part.last.length)}`);

const picture = await costOf(20, (run) => drawCard(card(run)));
console.log(
  `a picture: ${picture.median} ms, ${kilobytes(picture.last.length)}; the first ${picture.first} ms`,
);

function card(run: number): SharingCard {
  return {
    href: `/share/${run}`,
    alt: '',
    kind: 'Article',
    title: `Greenfield, brownfield or bluefield: how to choose your road to S/4HANA ${run}`,
    detail: 'SAP',
    company: 'Riverfront Consulting',
  };
}

async function costOf<T>(runs: number, work: (run: number) => Promise<T>) {
  const costs: number[] = [];
  let last = await measured(0);
  for (let run = 1; run < runs; run += 1) last = await measured(run);
  async function measured(run: number): Promise<T> {
    const before = process.cpuUsage();
    const result = await work(run);
    const { user, system } = process.cpuUsage(before);
    costs.push(Math.round((user + system) / 1_000));
    return result;
  }
  const median = costs.toSorted((a, b) => a - b)[Math.floor(costs.length / 2)];
  return { first: costs[0], median, last };
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1024)} KB`;
}
