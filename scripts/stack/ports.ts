import { once } from 'node:events';
import { createServer } from 'node:net';
import { Refusal } from '../refusal.ts';

/** A port that one of our processes is going to listen on. */
export interface WantedPort {
  port: number;
  /** Who wants it, as a person would say it. */
  by: string;
  /** The variable that changes it. */
  variable: string;
}

/** @throws {Refusal} naming the first port that is taken */
export async function demandFreePorts(wanted: WantedPort[]): Promise<void> {
  const taken = await Promise.all(wanted.map(async (one) => ((await isFree(one.port)) ? [] : [one])));
  const first = taken.flat()[0];
  if (!first) return;
  throw new Refusal(
    `Port ${first.port} for ${first.by} is taken: stop the program that listens there, or set ${first.variable} to a free port.`,
  );
}

async function isFree(port: number): Promise<boolean> {
  // Both, because a program on one of them does not keep every system from giving out the other.
  for (const host of [undefined, '127.0.0.1']) {
    const server = createServer();
    try {
      server.listen(port, host);
      await once(server, 'listening');
    } catch {
      return false;
    } finally {
      server.close();
    }
    await once(server, 'close').catch(() => {});
  }
  return true;
}
