import { parentPort } from 'node:worker_threads';
import { isAPIError } from '../../accounts/api-error.ts';
import type { Report, Task } from './run-in-worker.ts';

const post = (report: Report) => parentPort?.postMessage(report);

parentPort?.on('message', async (task: Task) => {
  const exported: Record<string, (...args: unknown[]) => unknown> = await import(
    new URL(task.file, task.from).href
  );
  // Cloned buffers arrive as plain arrays of bytes.
  const args = task.args.map((arg) =>
    arg instanceof Uint8Array ? Buffer.from(arg.buffer, arg.byteOffset, arg.length) : arg,
  );
  post({ kind: 'loaded' });
  try {
    post({ kind: 'returned', value: await exported[task.name]?.(...args) });
  } catch (thrown) {
    const { name, message, stack } = thrown as Error;
    const answer = isAPIError(thrown) && { status: thrown.status, isPublic: thrown.isPublic };
    post({ kind: 'threw', error: { name, message, ...(stack && { stack }), ...answer } });
  }
});
