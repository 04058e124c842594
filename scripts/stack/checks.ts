import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';

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

/** What this machine has to give: folders that can be written to, and ports. */
export interface Needs {
  folders: [name: string, folder: string][];
  ports: [name: string, port: number, host?: string | undefined][];
}

/**
 * Lists what this machine does not give, each as a sentence with the variable's name.
 * @param ofRunning whether the ports may be in use, by what is checked
 */
export async function findMachineErrors({ folders, ports }: Needs, ofRunning = false): Promise<string[]> {
  const ofFolders = folders.flatMap(([name, folder]) => {
    const code = probe(folder);
    return code
      ? `${name} names the folder ${folder}, which cannot be written to (${code}): correct its permissions, or name another, such as /var/lib/riverfront.`
      : [];
  });
  const ofPorts = await Promise.all(
    ports.map(async ([name, port, host], index) => {
      const [first] = ports.find(([, other], before) => before < index && other === port) ?? [];
      if (first) return [`${name} is ${port} like ${first}: give each its own port, such as ${port + 10}.`];
      const free = 'stop the program that listens there, or set a free one, such as';
      const code = await listen(ofRunning ? 0 : port, host);
      if (code === 'EADDRINUSE') return [`${name} is ${port}, and this port is taken: ${free} ${port + 10}.`];
      if (code && host)
        return [`METRICS_HOST must be an address of this machine (${code}), such as 127.0.0.1.`];
      return code ? [`${name} is ${port}, which may not be opened (${code}): ${free} ${port + 10_000}.`] : [];
    }),
  );
  return [...ofFolders, ...new Set(ofPorts.flat())];
}

/** Creates a file in a folder and removes it, with the folders that it needed. @returns the error's code */
function probe(folder: string): string | undefined {
  // Node's `recursive` never returns below /proc (24.21).
  const missing: string[] = [];
  for (let one = folder; !existsSync(one); one = dirname(one)) missing.unshift(one);
  const created: string[] = [];
  const file = join(folder, `.probe-${process.pid}`);
  try {
    for (const one of missing) {
      mkdirSync(one);
      created.unshift(one);
    }
    writeFileSync(file, '');
    rmSync(file);
    return undefined;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? String(error);
  } finally {
    for (const one of created) rmdirSync(one);
  }
}

/** Listens for a moment. @returns the error's code */
async function listen(port: number, address?: string): Promise<string | undefined> {
  // Both, because some systems give out one address while another program has the other.
  for (const host of address ? [address] : [undefined, '127.0.0.1']) {
    const server = createServer().listen(port, host);
    try {
      await once(server, 'listening');
    } catch (error) {
      return (error as NodeJS.ErrnoException).code ?? String(error);
    }
    server.close();
    await once(server, 'close');
  }
  return undefined;
}
