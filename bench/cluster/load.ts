import { setTimeout as pause } from 'node:timers/promises';
import { startClients } from '../faults/clients.ts';

const paths = [
  '/',
  '/about',
  '/services',
  '/insights',
  '/careers',
  '/contact',
  '/api/jobs?page=1&limit=5&status=active',
];

/** What a load saw, through the proxy. */
export interface Seen {
  reads: number;
  /** Broke off in the middle of the answer, and came when asked again, as browsers do by themselves. */
  readsRepeated: number;
  /** Answers other than 200, or nothing twice. */
  readsFailed: string[];
  sent: number;
  /** Sent again by the client, with the same key. */
  sentAgain: number;
  sentFailed: string[];
  emails: string[];
}

export interface Load {
  stop(): Promise<Seen>;
}

/** Reads pages and sends messages and applications until it is told to stop. @param name of its senders */
export async function startLoad(siteUrl: string, name: string): Promise<Load> {
  const clients = startClients(siteUrl, await anyJob(siteUrl), 4, name);
  const seen = { reads: 0, readsRepeated: 0, readsFailed: [] as string[] };
  let stopping = false;
  async function read(path: string): Promise<number> {
    const answer = await fetch(siteUrl + path, { signal: AbortSignal.timeout(30_000) });
    await answer.arrayBuffer();
    return answer.status;
  }
  async function reader(first: number): Promise<void> {
    for (let n = first; !stopping; n += 1) {
      const path = paths[n % paths.length] ?? '/';
      seen.reads += 1;
      const status = await read(path).catch(() => {
        seen.readsRepeated += 1;
        return read(path).catch((error) => String(error));
      });
      if (status !== 200) seen.readsFailed.push(`${path}: ${status}`);
      await pause(5);
    }
  }
  const readers = Array.from({ length: 6 }, (_, n) => reader(n));
  return {
    async stop() {
      stopping = true;
      await Promise.all([...readers, clients.stop()]);
      const { sendings } = clients;
      return {
        ...seen,
        sent: sendings.length,
        sentAgain: sendings.filter(({ tries }) => tries > 1).length,
        sentFailed: sendings.flatMap(({ reference, unclear, email }) =>
          reference ? unclear : [...unclear, `${email} was never told yes`],
        ),
        emails: sendings.map(({ email }) => email),
      };
    },
  };
}

/** The key of an open job. */
export async function anyJob(siteUrl: string): Promise<string> {
  const response = await fetch(`${siteUrl}/api/jobs?page=1&limit=1&status=active`);
  const { data } = (await response.json()) as { data: { _id: string }[] };
  const [first] = data;
  if (!first) throw new Error('The sample company has open jobs.');
  return first._id;
}
