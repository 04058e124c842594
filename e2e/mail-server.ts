import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

/** The server rejects recipients of this domain with 550. */
export const unknownDomain = 'nobody.example';

/** Formats a time as the beginning of an email's file name, as in the outbox of a stack without a mail server. */
export const toFileName = (time: Date) => time.toISOString().replaceAll(/[:.]/g, '-');

/**
 * Starts an SMTP server on loopback that stores each accepted email as a file in a folder.
 * @param options what it does instead of accepting
 */
export async function startMailServer(dir: string, options: SMTPServerOptions = {}) {
  await mkdir(dir, { recursive: true });
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo({ address }, _session, done) {
      if (!address.endsWith(`@${unknownDomain}`)) return done();
      done(Object.assign(new Error('5.1.1 No such user here'), { responseCode: 550 }));
    },
    onData(stream, _session, done) {
      void buffer(stream)
        .then(storeEmail)
        .then(() => done(), done);
    },
    ...options,
  });
  // A client that is killed in the middle of an email.
  server.on('error', () => {});
  /** Renames the file when it is complete, so that no reader sees a partial one. */
  async function storeEmail(mail: Buffer): Promise<void> {
    const path = join(dir, `${toFileName(new Date())}-${randomUUID()}`);
    await writeFile(`${path}.partial`, mail);
    await rename(`${path}.partial`, `${path}.eml`);
  }
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
