import { once } from 'node:events';
import { chmodSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { UserError } from '../user-error.ts';

/**
 * Makes what this process and its children create readable by this account alone, and so the folder. Through that of
 * root others may pass: PostgreSQL runs as another account.
 */
export function restrictAccess(folder: string): void {
  process.umask(0o077);
  try {
    chmodSync(folder, process.getuid?.() === 0 ? 0o711 : 0o700);
  } catch (error) {
    // The folder of another account that shares it with this one; what is created in it is restricted all the same.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

/**
 * Asserts that files can be created in the data folder, with access for this account alone: codes, files of
 * applicants and the database are in it. Creates the folder when there is none.
 * @throws {UserError} when that fails
 */
export function assertWritable(folder: string): void {
  const probe = join(folder, `.probe-${process.pid}`);
  try {
    mkdirSync(folder, { recursive: true });
    restrictAccess(folder);
    writeFileSync(probe, '');
    rmSync(probe);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UserError(
      `The data folder ${folder} cannot be written to (${code}): correct its permissions or set DATA_DIR.`,
    );
  }
}

/** Asserts that nothing listens on a port. @throws {UserError} naming the variable that changes it */
export async function assertPortFree(port: number, owner: string, variable: string): Promise<void> {
  // Both, because some systems give out one address while another program has the other.
  for (const host of [undefined, '127.0.0.1']) {
    const server = createServer().listen(port, host);
    try {
      await once(server, 'listening');
    } catch {
      throw new UserError(
        `Port ${port} for ${owner} is taken: stop the program that listens there, or set ${variable} to a free port.`,
      );
    }
    server.close();
    await once(server, 'close');
  }
}
