import { readFileSync } from 'node:fs';

const megabyte = 1024 ** 2;

/** Resident memory of a process in MB (`VmRSS`, Linux). */
export function residentMb(pid: number): number {
  const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}

/** What Node says of a process's memory, in MB. */
export interface Memory {
  /** Held by the JavaScript heap, garbage included. */
  heapTotal: number;
  heapUsed: number;
  /** Buffers and what else JavaScript holds outside of its heap. */
  external: number;
}

/**
 * Asks a process for its memory over its inspector.
 * @param inspectorPort the process was started with `--inspect=127.0.0.1:<port>`
 * @param options.collect collects everything first: what is left is held by somebody
 */
export async function memoryOf(inspectorPort: number, { collect = false } = {}): Promise<Memory> {
  const targets = await fetch(`http://127.0.0.1:${inspectorPort}/json/list`);
  const [target] = (await targets.json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error('The process has no inspector.');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  const opened = Promise.withResolvers<void>();
  socket.addEventListener('open', () => opened.resolve());
  socket.addEventListener('error', () => opened.reject(new Error('The inspector does not answer.')));
  await opened.promise;
  const ask = (id: number, method: string, params = {}) => {
    const { promise, resolve } = Promise.withResolvers<{ result: { result?: { value?: Memory } } }>();
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data));
      if (message.id === id) resolve(message);
    });
    socket.send(JSON.stringify({ id, method, params }));
    return promise;
  };
  try {
    if (collect) await ask(1, 'HeapProfiler.collectGarbage');
    const expression = 'process.memoryUsage()';
    const { result } = await ask(2, 'Runtime.evaluate', { expression, returnByValue: true });
    const { heapTotal = 0, heapUsed = 0, external = 0 } = result.result?.value ?? {};
    return { heapTotal: heapTotal / megabyte, heapUsed: heapUsed / megabyte, external: external / megabyte };
  } finally {
    socket.close();
  }
}
