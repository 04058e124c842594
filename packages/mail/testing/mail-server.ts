import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach } from 'vitest';

/** Servers of a test, which are closed after it. */
export const opened: (SMTPServer | Server)[] = [];
afterEach(async () => {
  for (const server of opened.splice(0)) await new Promise<void>((resolve) => server.close(() => resolve()));
});

/** Starts a mail server that records what it accepts. */
export async function startMailServer(options: SMTPServerOptions = {}) {
  const received: { email: Email; recipients: string[]; user?: string }[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    closeTimeout: 100,
    async onData(stream, session, callback) {
      const email = await PostalMime.parse(Buffer.concat(await stream.toArray()));
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      received.push({ email, recipients, user: session.user });
      callback();
    },
    ...options,
  });
  // A client that hangs up is what some tests are about.
  server.on('error', () => {});
  const port = await portOf(server.listen(0, '127.0.0.1'));
  opened.push(server);
  return { received, port, server };
}

/** Waits until a server listens, and returns its port. */
export async function portOf(server: Server): Promise<number> {
  if (!server.listening) await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** Creates an error response of a server. */
export function reply(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}
