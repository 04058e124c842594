import { randomBytes } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { parseSender } from '../address/sender.ts';
import { composeMail } from './compose.ts';
import type { Envelope, MailTransport } from './transport.ts';

export interface OutboxTransportOptions {
  /** Made when missing. */
  dir: string;
  /** `Riverfront Consulting <no-reply@riverfront.example>`. */
  from: string;
}

/**
 * Keeps every mail as a file, `<ISO time>-<random>.eml` with `-` for `:` and
 * `.`, readable by the owner alone. A file is there whole or not at all.
 * @throws {Error} when the sender is malformed
 */
export function outboxTransport({ dir, from }: OutboxTransportOptions): MailTransport {
  const sender = parseSender(from);
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    kind: 'outbox',
    async send(envelope: Envelope) {
      const { message } = await composer.sendMail(composeMail(envelope, sender));
      await mkdir(dir, { recursive: true, mode: 0o700 });
      const time = new Date().toISOString().replaceAll(/[:.]/g, '-');
      await writeWhole(dir, `${time}-${randomBytes(6).toString('hex')}.eml`, message);
    },
    async close() {
      composer.close();
    },
  };
}

type Content = Buffer | Readable;

async function writeWhole(dir: string, name: string, content: Content): Promise<void> {
  const unfinished = join(dir, `.${name}.unfinished`);
  try {
    await write(unfinished, content);
    await rename(unfinished, join(dir, name));
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  await syncFolder(dir);
}

async function write(path: string, content: Content): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The name of a file is on the disk only when its folder is. */
async function syncFolder(dir: string): Promise<void> {
  const folder = await open(dir, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
