import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { parseSender } from '../addresses.ts';
import { type EmailTransport, toMailOptions } from './transport.ts';

export interface OutboxTransportOptions {
  /** Created when missing. */
  dir: string;
  /** `Company <no-reply@company.example>`; a name given with an email replaces a missing one. */
  from: string;
}

/**
 * Creates a transport that stores emails as files, `<ISO time>-<random>.eml` with `-` for `:` and `.`, readable by
 * the owner alone. Files are written atomically.
 * @throws {Error} when the sender is malformed
 */
export function outboxTransport({ dir, from }: OutboxTransportOptions): EmailTransport {
  const sender = parseSender(from);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    kind: 'outbox',
    async send(envelope) {
      const { message } = await composer.sendMail(toMailOptions(envelope, sender));
      await mkdir(dir, { recursive: true, mode: 0o700 });
      const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
      const name = `${time}-${randomBytes(6).toString('hex')}.eml`;
      const unfinished = join(dir, `.${name}.unfinished`);
      try {
        await using file = await open(unfinished, 'wx', 0o600);
        await file.writeFile(message);
        await file.sync();
        await rename(unfinished, join(dir, name));
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
      // The name of a file is on the disk only when its folder is.
      await using folder = await open(dir, 'r');
      await folder.sync();
    },
    async close() {
      composer.close();
    },
  };
}
