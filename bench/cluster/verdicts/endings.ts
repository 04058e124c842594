import { setTimeout as pause } from 'node:timers/promises';
import { type Seen, startLoad } from '../load.ts';
import { type Cluster, drainSeconds } from '../stack.ts';
import type { Verdict } from '../verdict.ts';

/** How often each node is killed, and how often restarted in turn; `--rounds=1` for less. */
const rounds = Number(process.argv.find((arg) => arg.startsWith('--rounds='))?.split('=')[1] ?? 3);

/** Nodes end under load: killed, and asked to. */
export async function endings(cluster: Cluster): Promise<Verdict[]> {
  return [...(await killed(cluster)), ...(await restarted(cluster)), await staffDrains(cluster)];
}

async function killed(cluster: Cluster): Promise<Verdict[]> {
  const load = await startLoad(cluster.proxy.siteUrl, 'killed');
  for (let n = 0; n < rounds; n += 1)
    for (const node of cluster.nodes) {
      await pause(500 + Math.random() * 1_000);
      await node.kill();
      await node.start();
    }
  const seen = await load.stop();
  const twice = await storedTwice(cluster, seen);
  const { reads, readsRepeated, readsFailed, sent, sentAgain, sentFailed } = seen;
  return [
    {
      what: `reads while nodes are killed ${rounds * 2} times`,
      goal: '0 lost',
      found: `${readsFailed.length} lost of ${reads}, ${readsRepeated} asked again ${some(readsFailed)}`,
      ok: readsFailed.length === 0,
    },
    {
      what: 'forms while nodes are killed',
      goal: '0 lost, 0 twice',
      found: `${sentFailed.length} lost of ${sent}, ${twice} twice, ${sentAgain} sent again ${some(sentFailed)}`,
      ok: sentFailed.length === 0 && twice === 0,
    },
  ];
}

async function restarted(cluster: Cluster): Promise<Verdict[]> {
  const load = await startLoad(cluster.proxy.siteUrl, 'rolling');
  const exits: unknown[] = [];
  let notReady = 0;
  for (const node of Array.from({ length: rounds }, () => cluster.nodes).flat()) {
    await pause(500);
    const stopped = node.stop();
    await pause((drainSeconds * 1_000) / 2);
    if ((await fetch(`${node.url}/readyz`)).status === 503) notReady += 1;
    exits.push(await stopped);
    await node.start();
  }
  const seen = await load.stop();
  const twice = await storedTwice(cluster, seen);
  const { reads, readsRepeated, readsFailed, sent, sentAgain, sentFailed } = seen;
  const errors = readsFailed.length + readsRepeated + sentFailed.length + sentAgain + twice;
  return [
    {
      what: `rolling restart under load, ${rounds} times`,
      goal: '0 errors',
      found: `${errors} errors in ${reads} reads and ${sent} forms ${some([...readsFailed, ...sentFailed])}`,
      ok: errors === 0,
    },
    {
      what: 'a node that is asked to end',
      goal: 'not ready meanwhile, exit 0',
      found: `not ready ${notReady} of ${exits.length}, exit ${exits.join(' ')}`,
      ok: notReady === exits.length && exits.every((exit) => exit === 0),
    },
  ];
}

/** The staff side is one node: what runs there is finished, and until it takes no more it answers. */
async function staffDrains({ staff }: Cluster): Promise<Verdict> {
  const stopped = staff.stop();
  await pause((drainSeconds * 1_000) / 2);
  const ready = (await fetch(`${staff.url}/readyz`)).status;
  const page = await fetch(`${staff.url}/admin/login`);
  await page.arrayBuffer();
  const connection = page.headers.get('connection');
  await stopped;
  await staff.start();
  return {
    what: 'the staff side asked to end: /readyz, a page',
    goal: '503, 200 close',
    found: `${ready}, ${page.status} ${connection}`,
    ok: ready === 503 && page.status === 200 && connection === 'close',
  };
}

/** Records beyond the one of each sender. */
async function storedTwice({ database }: Cluster, { emails }: Seen): Promise<number> {
  const { rows } = await database.query<{ n: number }>(
    `select count(*)::int as n from (
       select email from (select email from messages union all select email from applications) as received
       where email = any($1) group by email having count(*) > 1) as doubled`,
    [emails],
  );
  return rows[0]?.n ?? 0;
}

const some = (problems: string[]) => (problems.length === 0 ? '' : `(${problems.slice(0, 3).join('; ')})`);
