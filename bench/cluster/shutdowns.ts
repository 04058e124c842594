import { setTimeout as pause } from 'node:timers/promises';
import { withClient } from '@riverfront/database';
import { type Verdict, verdict } from '../measure.ts';
import { startClients } from '../traffic/clients.ts';
import { startReaders } from '../traffic/readers.ts';
import { type Cluster, drainSeconds } from './nodes.ts';

/** Kills nodes and shuts them down gracefully under load. @param rounds how often for each node */
export async function shutdowns(cluster: Cluster, rounds: number): Promise<Verdict[]> {
  const kills = await killNodes(cluster, rounds);
  return [...kills, ...(await restartNodes(cluster, rounds)), await drainStaffSide(cluster)];
}

async function killNodes(cluster: Cluster, rounds: number): Promise<Verdict[]> {
  const { readers, forms } = await underLoad(cluster, 'killed', async () => {
    for (let n = 0; n < rounds; n += 1)
      for (const node of cluster.nodes) {
        await pause(500 + Math.random() * 1_000);
        await node.kill();
        await node.start();
      }
  });
  const lost = (failed: string[], of: number) => `${failed.length} lost of ${of}${some(failed)}`;
  const reads = `${lost(readers.failed, readers.reads)}, ${readers.retried} retried`;
  const sent = `${lost(forms.failed, forms.sent)}, ${forms.twice} twice, ${forms.retried} retried`;
  const ok = forms.failed.length === 0 && forms.twice === 0;
  return [
    verdict(`reads while nodes are killed ${rounds * 2} times`, readers.failed.length === 0, reads, '0 lost'),
    verdict('forms while nodes are killed', ok, sent, '0 lost, 0 twice'),
  ];
}

async function restartNodes(cluster: Cluster, rounds: number): Promise<Verdict[]> {
  const exits: unknown[] = [];
  let notReady = 0;
  const { readers, forms } = await underLoad(cluster, 'rolling', async () => {
    for (const node of Array.from({ length: rounds }, () => cluster.nodes).flat()) {
      await pause(500);
      const stopped = node.stop();
      await pause((drainSeconds * 1_000) / 2);
      if ((await fetch(`${node.url}/readyz`)).status === 503) notReady += 1;
      exits.push(await stopped);
      await node.start();
    }
  });
  const failed = [...readers.failed, ...forms.failed];
  const errors = failed.length + readers.retried + forms.retried + forms.twice;
  const detail = `${errors} errors in ${readers.reads} reads and ${forms.sent} forms${some(failed)}`;
  const graceful = notReady === exits.length && exits.every((exit) => exit === 0);
  const ended = `not ready ${notReady} of ${exits.length}, exit ${exits.join(' ')}`;
  return [
    verdict(`rolling restart under load, ${rounds} times`, errors === 0, detail, '0 errors'),
    verdict('graceful shutdown of a node', graceful, ended, 'not ready meanwhile, exit 0'),
  ];
}

/** Reads pages and sends forms through the proxy while work runs. @param name of the senders */
async function underLoad({ siteUrl, stack }: Cluster, name: string, work: () => Promise<void>) {
  const clients = await startClients(siteUrl, 4, name);
  const readers = startReaders([siteUrl], 6, 5);
  await work();
  await Promise.all([readers.stop(), clients.stop()]);
  const { submissions: all } = clients;
  const { rowCount } = await withClient(stack.databaseUrl, (client) =>
    client.query(
      `select from (select email from messages union all select email from applications) as received
        where email = any($1) group by email having count(*) > 1`,
      [all.map(({ email }) => email)],
    ),
  );
  const failed = all.flatMap(({ reference, unclear, email }) =>
    reference ? unclear : [...unclear, `${email} was never acknowledged`],
  );
  const retried = all.filter(({ tries }) => tries > 1).length;
  return { readers, forms: { sent: all.length, retried, failed, twice: rowCount ?? 0 } };
}

/** Shuts down the staff side, which is one node, and which responds until it stops listening. */
async function drainStaffSide({ staffSide }: Cluster): Promise<Verdict> {
  const stopped = staffSide.stop();
  await pause((drainSeconds * 1_000) / 2);
  const ready = (await fetch(`${staffSide.url}/readyz`)).status;
  const page = await fetch(`${staffSide.url}/admin/login`);
  await page.arrayBuffer();
  const connection = page.headers.get('connection');
  await stopped;
  await staffSide.start();
  const ok = ready === 503 && page.status === 200 && connection === 'close';
  const detail = `${ready}, ${page.status} ${connection}`;
  return verdict('graceful shutdown of the staff side: /readyz, a page', ok, detail, '503, 200 close');
}

const some = (failures: string[]) => (failures.length === 0 ? '' : ` (${failures.slice(0, 3).join('; ')})`);
