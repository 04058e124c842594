import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';

/** The server rejects recipients of this domain with 550. */
export const unknownDomain = 'nobody.example';

/** Formats a time as the beginning of an email's file name, as in the outbox of a stack without a mail server. */
export const toFileName = (time: Date) => time.toISOString().replaceAll(/[:.]/g, '-');

/** Starts an SMTP server on loopback that stores each accepted email as a file in a folder. */
export async function startMailServer(dir: string): Promise<{ url: string; stop(): Promise<void> }> {
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
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => void storeEmail(Buffer.concat(chunks)).then(() => done(), done));
    },
  });
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
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
