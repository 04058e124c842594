import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clusterFolder } from '@riverfront/database';

/**
 * Sends a signal to all processes of a data folder's embedded PostgreSQL, or to all but the server, which starts them
 * again. Not on Windows.
 */
export function signalDatabase(
  dataDir: string,
  signal: NodeJS.Signals,
  which: 'all' | 'connections' = 'all',
): void {
  const [parent = ''] = readFileSync(join(clusterFolder(dataDir), 'postmaster.pid'), 'utf8').split('\n');
  const children = execFileSync('pgrep', ['-P', parent], { encoding: 'utf8' }).trim().split('\n');
  for (const pid of [...(which === 'all' ? [parent] : []), ...children].map(Number))
    try {
      process.kill(pid, signal);
    } catch (error) {
      // A connection that ended since, or with its parent.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
}
