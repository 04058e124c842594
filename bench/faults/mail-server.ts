import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

/** How the mail server behaves: as it should, or in one of the ways they fail. */
export type MailMood = 'well' | 'refuses' | 'hangs' | 'temporary' | 'permanent';

/** A real SMTP server on loopback that counts what it accepted. */
export interface MailServer {
  url: string;
  mood: MailMood;
  /** How often the mail about a number was accepted for an address. */
  accepted(reference: string, to: string): number;
  stop(): Promise<void>;
}

/** Starts it on a free port. */
export async function startMailServer(): Promise<MailServer> {
  const counts = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onConnect: (_session, done) =>
      done(self.mood === 'refuses' ? Object.assign(new Error('Busy'), { responseCode: 421 }) : null),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (self.mood === 'hangs') return;
        if (self.mood !== 'well')
          return done(
            Object.assign(new Error('Not now'), { responseCode: self.mood === 'temporary' ? 451 : 554 }),
          );
        const text = Buffer.concat(chunks).toString();
        const reference = /R[MA]-[0-9A-Z]{8}/.exec(text)?.[0] ?? '';
        for (const { address } of session.envelope.rcptTo) {
          const key = `${reference} ${address}`;
          counts.set(key, (counts.get(key) ?? 0) + 1);
        }
        done();
      });
    },
  });
  server.on('error', () => {}); // a client that was killed in the middle
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const self: MailServer = {
    url: `smtp://127.0.0.1:${port}`,
    mood: 'well',
    accepted: (reference, to) => counts.get(`${reference} ${to}`) ?? 0,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
  return self;
}
