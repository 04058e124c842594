import { readFileSync } from 'node:fs';

const megabyte = 1024 ** 2;

/** Resident memory of a process in MB (`VmRSS`, Linux). */
export function residentMb(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/**
 * Used JavaScript heap of a process in MB after a full collection, asked over
 * its inspector: what is left then is held by somebody.
 * @param inspectorPort the process was started with `--inspect=127.0.0.1:<port>`
 */
export async function heapAfterCollectionMb(inspectorPort: number): Promise<number> {
  const targets = await fetch(`http://127.0.0.1:${inspectorPort}/json/list`);
  const [target] = (await targets.json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error('The process has no inspector.');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  const opened = Promise.withResolvers<void>();
  socket.addEventListener('open', () => opened.resolve());
  socket.addEventListener('error', () => opened.reject(new Error('The inspector does not answer.')));
  await opened.promise;
  const ask = (id: number, method: string) => {
    const { promise, resolve } = Promise.withResolvers<{ result: { usedSize?: number } }>();
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data));
      if (message.id === id) resolve(message);
    });
    socket.send(JSON.stringify({ id, method }));
    return promise;
  };
  try {
    await ask(1, 'HeapProfiler.collectGarbage');
    const { result } = await ask(2, 'Runtime.getHeapUsage');
    return (result.usedSize ?? 0) / megabyte;
  } finally {
    socket.close();
  }
}
