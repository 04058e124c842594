import { expect, test, vi } from 'vitest';
import { env, root } from '../env.ts';
import { startProcess } from './running-process.ts';

const run = (program: string, isReady = true, onEnd = () => {}) => {
  const options = { name: 'example', args: ['-e', program], cwd: root, env: env.inherited };
  return startProcess({ ...options, isReady: async () => isReady }, onEnd);
};

test('reports a process that ended while starting', async () => {
  await expect(run('process.exit(3)', false).waitUntilReady()).rejects.toThrow('ended while starting');
});

test('reports that a ready process ended by itself, not that it was stopped', async () => {
  const [onEnd, onStop] = [vi.fn(), vi.fn()];
  const ending = run('setTimeout(() => process.exit(3), 300)', true, onEnd);
  const serving = run('setInterval(() => {}, 1000)', true, onStop);
  await Promise.all([ending.waitUntilReady(), serving.waitUntilReady()]);
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce(), 10_000);
  await serving.stop();
  await ending.stop();
  expect(onStop).not.toHaveBeenCalled();
});
