import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { findFreePort } from '../wait.ts';

/** `works`, or a way in which mail servers fail. */
type MailMode = 'works' | 'refuses' | 'hangs' | 'temporary' | 'permanent';

/** Starts an SMTP server on a free port of loopback, which counts the mails that it accepted. */
export async function startMailServer() {
  const counts = new Map<string, number>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onConnect: (_session, done) =>
      done(self.mode === 'refuses' ? Object.assign(new Error('Busy'), { responseCode: 421 }) : null),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (self.mode === 'hangs') return;
        const responseCode = self.mode === 'temporary' ? 451 : 554;
        if (self.mode !== 'works') return done(Object.assign(new Error('Not now'), { responseCode }));
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
  const port = await findFreePort();
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const self = {
    url: `smtp://127.0.0.1:${port}`,
    mode: 'works' as MailMode,
    /** How often the mail about a reference was accepted for an address. */
    accepted: (reference: string, to: string) => counts.get(`${reference} ${to}`) ?? 0,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  return self;
}
