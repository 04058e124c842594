/**
 * Reads a process's memory over its inspector (`--inspect=127.0.0.1:<port>`).
 * @param options.collect runs the garbage collector first
 */
export async function readMemory(inspectorPort: number, { collect = false } = {}) {
  const targets = await fetch(`http://127.0.0.1:${inspectorPort}/json/list`);
  const [target] = (await targets.json()) as { webSocketDebuggerUrl: string }[];
  if (!target) throw new Error('The process has no inspector.');
  const socket = new WebSocket(target.webSocketDebuggerUrl);
  const opened = Promise.withResolvers<unknown>();
  socket.addEventListener('open', opened.resolve);
  socket.addEventListener('error', () => opened.reject(new Error('The inspector does not answer.')));
  await opened.promise;
  function send(id: number, method: string, params = {}) {
    const { promise, resolve } = Promise.withResolvers<{ result?: { value?: NodeJS.MemoryUsage } }>();
    socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data));
      if (message.id === id) resolve(message.result);
    });
    socket.send(JSON.stringify({ id, method, params }));
    return promise;
  }
  try {
    if (collect) await send(1, 'HeapProfiler.collectGarbage');
    const expression = 'process.memoryUsage()';
    const { result } = await send(2, 'Runtime.evaluate', { expression, returnByValue: true });
    if (!result?.value) throw new Error('The inspector does not know the memory.');
    return result.value;
  } finally {
    socket.close();
  }
}
