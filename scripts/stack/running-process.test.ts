import { expect, test } from 'vitest';
import { env, root } from '../env.ts';
import { startProcess } from './running-process.ts';

const run = (program: string) =>
  startProcess({
    ...{ name: 'example', args: ['-e', program], cwd: root, env: env.inherited },
    isReady: async () => true,
  });

test('reports a process that ended by itself, and not one that was stopped', async () => {
  const serving = run('setInterval(() => {}, 1000)');
  await expect(run('process.exit(3)').ended).rejects.toThrow('The example process has ended (exit code 3).');
  await serving.waitUntilReady();
  await serving.stop();
  await expect(serving.ended).resolves.toBeUndefined();
});
