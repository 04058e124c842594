import { hash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { withClient } from '@riverfront/database';
import sharp from 'sharp';
import { type Verdict, verdict } from '../measure.ts';
import type { Staff } from '../stack/stack.ts';
import { type Clients, startClients } from '../traffic/clients.ts';
import { until } from '../wait.ts';
import type { Cluster } from './nodes.ts';

const hashOf = async (answer: Response) => hash('sha256', await answer.bytes());

/** Exchanges files between nodes through S3. */
export async function files(cluster: Cluster): Promise<Verdict[]> {
  const names = await upload(cluster.staff);
  const stored = await images(cluster, names);
  return [stored, ...(await applications(cluster)), await outage(cluster, names[0] ?? '')];
}

/** Uploads an image that differs from all others. @returns the names of its file and its sizes */
async function upload(staff: Staff): Promise<string[]> {
  const raw = { width: 1_600, height: 900, channels: 3 as const };
  const noise = randomBytes(raw.width * raw.height * raw.channels);
  const image = await sharp(noise, { raw }).webp().toBuffer();
  const form = new FormData();
  form.append('_payload', JSON.stringify({ alt: 'Noise' }));
  form.append('file', new File([new Uint8Array(image)], 'noise.webp', { type: 'image/webp' }));
  const { doc } = await staff.json<{
    doc: { filename: string; sizes: Record<string, { filename?: string }> };
  }>('/api/media', { method: 'POST', body: form });
  return [doc.filename, ...Object.values(doc.sizes).flatMap(({ filename }) => filename ?? [])];
}

async function images({ nodes, staff }: Cluster, names: string[]): Promise<Verdict> {
  let same = 0;
  for (const name of names) {
    const original = await hashOf(await staff.call(`/api/media/file/${name}`));
    for (const { url } of nodes)
      if ((await hashOf(await fetch(`${url}/api/media/${name}`))) === original) same += 1;
  }
  const name = `image of the staff side and its ${names.length - 1} sizes, on both nodes`;
  const ok = names.length > 1 && same === names.length * 2;
  const detail = `${same} the same`;
  return verdict(name, ok, detail, `${names.length * 2} the same`);
}

/** Sends applications to one node and reads them on the staff side; either node delivers the emails. */
async function applications({ nodes: [{ url }], stack, staff }: Cluster): Promise<Verdict[]> {
  const clients = await startClients(url, 4, 'files');
  await until(async () => acknowledged(clients).length >= 8);
  await clients.stop();
  const sent = acknowledged(clients);
  let readable = 0;
  for (const { reference, sha256 } of sent) {
    const query = `where[reference][equals]=${reference}&depth=0`;
    const { docs } = await staff.json<{ docs: { id: number }[] }>(`/api/applications?${query}`);
    const resume = await staff.call(`/api/applications/${docs[0]?.id}/resume?download`);
    if ((await hashOf(resume)) === sha256) readable += 1;
  }
  await until(async () => {
    const unsent = "select from mails where state <> 'sent'";
    return (await withClient(stack.databaseUrl, (client) => client.query(unsent))).rowCount === 0;
  });
  // Two polls of the queue, so that a second delivery would be noticed.
  await pause(5_000);
  const counts = sent.flatMap(({ reference = '', email }) =>
    [email, 'careers@riverfront.example'].map((to) => stack.mail.accepted(reference, to)),
  );
  const [once, never] = [1, 0].map((times) => counts.filter((count) => count === times).length);
  const same = `${readable} the same`;
  const goal = `${counts.length} sent once`;
  return [
    verdict('résumés sent to one node', readable === sent.length, same, `${sent.length} the same`),
    verdict('emails of two nodes', once === counts.length, `${once} once, ${never} never`, goal),
  ];
}

const acknowledged = ({ submissions }: Clients) =>
  submissions.filter(({ kind, reference }) => kind === 'application' && reference);

/** Stops S3: cached images are still served, others answer 503 until S3 is back. */
async function outage({ nodes: [{ url }], s3, staff }: Cluster, seen: string): Promise<Verdict> {
  const [unseen] = await upload(staff);
  await s3.down();
  const status = async (name: string | undefined) => (await fetch(`${url}/api/media/${name}`)).status;
  const statuses = [await status(seen), await status(unseen)];
  const clients = await startClients(url, 1, 'outage');
  await until(async () =>
    clients.submissions.some((one) => one.kind === 'application' && one.tries > 2 && !one.reference),
  );
  await s3.up();
  await clients.stop();
  statuses.push(await status(unseen));
  const unclear = clients.submissions.flatMap((submission) => submission.unclear);
  const arrived = clients.submissions.every(({ reference }) => reference);
  const name = 'S3 outage: cached image, another, afterwards; applications';
  const ok = statuses.join() === '200,503,200' && unclear.length === 0 && arrived;
  const detail = `${statuses.join(' ')}; ${unclear.join() || '503'}, then ${arrived ? 'received' : 'lost'}`;
  return verdict(name, ok, detail, '200 503 200; 503, then received');
}
