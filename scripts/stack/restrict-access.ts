import { chmodSync } from 'node:fs';

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
