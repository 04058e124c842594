import { findFreePort } from '@riverfront/database/free-port';
import { expect, test } from 'vitest';
import { env, root } from '../env.ts';
import { startProcess } from './running-process.ts';

const port = await findFreePort();
const run = (program: string) =>
  startProcess({
    ...{ name: 'example', args: ['-e', program], cwd: root, env: env.inherited },
    url: `http://127.0.0.1:${port}`,
  });

test('reports a process that ended by itself, and not one that was stopped', async () => {
  const serving = run(`http.createServer((_, response) => response.end()).listen(${port}, '127.0.0.1')`);
  await expect(run('process.exit(3)').ended).rejects.toThrow('The example process has ended (exit code 3).');
  await serving.waitUntilReady();
  await serving.stop();
  await expect(serving.ended).resolves.toBeUndefined();
});
