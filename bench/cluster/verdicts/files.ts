import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { type Sending, startClients } from '../../faults/clients.ts';
import { until } from '../../until.ts';
import { anyJob } from '../load.ts';
import type { Cluster } from '../stack.ts';
import type { Staff } from '../staff.ts';
import type { Verdict } from '../verdict.ts';

const sha256 = (bytes: ArrayBuffer) => createHash('sha256').update(Buffer.from(bytes)).digest('hex');

/** Files go through S3 from any node to any other. */
export async function files(cluster: Cluster, staff: Staff): Promise<Verdict[]> {
  const { picture, verdict } = await media(cluster, staff);
  return [verdict, ...(await application(cluster, staff)), await away(cluster, staff, picture)];
}

async function upload(staff: Staff): Promise<string[]> {
  // Noise, so that each is another picture.
  const raw = { width: 1_600, height: 900, channels: 3 as const };
  const png = await sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
    .webp()
    .toBuffer();
  const form = new FormData();
  form.append('_payload', JSON.stringify({ alt: 'Noise' }));
  form.append('file', new File([new Uint8Array(png)], 'noise.webp', { type: 'image/webp' }));
  const { doc } = await staff.json<{
    doc: { filename: string; sizes: Record<string, { filename?: string }> };
  }>('/api/media', { method: 'POST', body: form });
  return [doc.filename, ...Object.values(doc.sizes).flatMap(({ filename }) => filename ?? [])];
}

async function media({ nodes }: Cluster, staff: Staff): Promise<{ picture: string; verdict: Verdict }> {
  const names = await upload(staff);
  let same = 0;
  for (const name of names) {
    const own = sha256(await (await staff.call(`/api/media/file/${name}`)).arrayBuffer());
    for (const { url } of nodes) {
      const answer = await fetch(`${url}/api/media/${name}`);
      if (answer.ok && sha256(await answer.arrayBuffer()) === own) same += 1;
    }
  }
  return {
    picture: names[0] ?? '',
    verdict: {
      what: `picture of the staff side and its ${names.length - 1} sizes, on both nodes`,
      goal: `${names.length * 2} the same`,
      found: `${same} the same`,
      ok: names.length > 1 && same === names.length * 2,
    },
  };
}

/** A few applications to the first node, read by staff; their mails are worked by whichever node is quicker. */
async function application({ nodes, database, mail }: Cluster, staff: Staff): Promise<Verdict[]> {
  const [a] = nodes;
  const clients = startClients(a.url, await anyJob(a.url), 4, 'files');
  await until(async () => applicationsOf(clients.sendings).length >= 8);
  await clients.stop();
  const sent = applicationsOf(clients.sendings);
  let readable = 0;
  for (const { reference, sha256: wanted } of sent) {
    const query = `where[reference][equals]=${reference}&depth=0`;
    const { docs } = await staff.json<{ docs: { id: number }[] }>(`/api/applications?${query}`);
    const answer = await staff.call(`/api/applications/${docs[0]?.id}/resume?download`);
    if (sha256(await answer.arrayBuffer()) === wanted) readable += 1;
  }
  await until(async () => {
    const { rows } = await database.query("select count(*)::int as n from mails where state <> 'sent'");
    return rows[0].n === 0;
  });
  // Two rounds of the queue: a second sending would be seen.
  await pause(5_000);
  const counts = sent.flatMap(({ reference = '', email }) =>
    [email, 'careers@riverfront.example'].map((to) => mail.accepted(reference, to)),
  );
  return [
    {
      what: `résumés sent to one node, read by staff`,
      goal: `${sent.length} the same`,
      found: `${readable} the same`,
      ok: readable === sent.length,
    },
    {
      what: 'mails of two nodes with one queue',
      goal: `${counts.length} sent once`,
      found: `${counts.filter((count) => count === 1).length} once, ${counts.filter((count) => count > 1).length} more often, ${counts.filter((count) => count === 0).length} never`,
      ok: counts.every((count) => count === 1),
    },
  ];
}

const applicationsOf = (sendings: Sending[]) =>
  sendings.filter(({ kind, reference }) => kind === 'application' && reference);

/** S3 goes away: what has been seen stays, the rest says so, and comes back by itself. */
async function away({ nodes: [a], s3 }: Cluster, staff: Staff, seen: string): Promise<Verdict> {
  const [fresh] = await upload(staff);
  await s3.down();
  const status = async (name: string | undefined) => (await fetch(`${a.url}/api/media/${name}`)).status;
  const found = [await status(seen), await status(fresh)];
  const clients = startClients(a.url, await anyJob(a.url), 1, 'away');
  await until(async () =>
    clients.sendings.some(({ kind, tries, reference }) => kind === 'application' && tries > 2 && !reference),
  );
  await s3.up();
  await clients.stop();
  found.push(await status(fresh));
  const unclear = clients.sendings.flatMap((sending) => sending.unclear);
  const arrived = clients.sendings.every(({ reference }) => reference);
  return {
    what: 'S3 away and back: seen, unseen, afterwards; applications',
    goal: '200 503 200; 503, then received',
    found: `${found.join(' ')}; ${unclear.length === 0 ? '503' : unclear.join()}, then ${arrived ? 'received' : 'lost'}`,
    ok: found.join() === '200,503,200' && unclear.length === 0 && arrived,
  };
}
