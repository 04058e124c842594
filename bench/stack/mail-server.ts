import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { findFreePort } from '../wait.ts';

/** `works`, or a way in which mail servers fail. */
type MailMode = 'works' | 'refuses' | 'hangs' | 'temporary' | 'permanent';

/** Starts an SMTP server on a free port of loopback, which notes the mails that it accepted. */
export async function startMailServer() {
  const received = new Set<string>();
  const failure = (message: string, responseCode: number) =>
    Object.assign(new Error(message), { responseCode });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onConnect: (_session, done) => done(self.mode === 'refuses' ? failure('Busy', 421) : null),
    async onData(stream, session, done) {
      const [reference = ''] = /R[MA]-[0-9A-Z]{8}/.exec(await text(stream)) ?? [];
      if (self.mode === 'hangs') return;
      if (self.mode !== 'works') return done(failure('Not now', self.mode === 'temporary' ? 451 : 554));
      for (const { address } of session.envelope.rcptTo) received.add(`${reference} ${address}`);
      done();
    },
  });
  server.on('error', () => {}); // a client that was killed in the middle
  const port = await findFreePort();
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const self = {
    url: `smtp://127.0.0.1:${port}`,
    mode: 'works' as MailMode,
    /** Checks whether a mail about a reference was accepted for an address. */
    hasAccepted: (reference: string, to: string) => received.has(`${reference} ${to}`),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
  return self;
}
