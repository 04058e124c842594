import { expect, test, vi } from 'vitest';
import { env, root } from '../env.ts';
import { UserError } from '../user-error.ts';
import { isImportant, RunningProcess, toJsonLine } from './running-process.ts';

const isUp = async () => true;
const run = (program: string, isReady = isUp, onEnd = () => {}) =>
  new RunningProcess(
    { name: 'example', args: ['-e', program], cwd: root, env: env.inherited, isReady },
    onEnd,
  );

test('reports what a process printed that ended while starting', async () => {
  const ended = run("console.error('The folder'); console.error('is in use')", async () => false);
  const error = await ended.waitUntilReady().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(UserError);
  expect(error).toHaveProperty('message', 'The example process ended while starting:\nThe folder\nis in use');
});

test('reports that a ready process ended by itself, not that it was stopped', async () => {
  const [onEnd, onStop] = [vi.fn(), vi.fn()];
  const ending = run('setTimeout(() => process.exit(3), 300)', isUp, onEnd);
  const serving = run('setInterval(() => {}, 1000)', isUp, onStop);
  await Promise.all([ending.waitUntilReady(), serving.waitUntilReady()]);
  await expect.poll(() => onEnd.mock.calls.length, { timeout: 10_000 }).toBe(1);
  await serving.stop();
  await ending.stop();
  expect(onStop).not.toHaveBeenCalled();
});

const info = '{"level":30,"time":1,"pid":2,"hostname":"h","msg":"request","status":200}';
const failure =
  '{"level":50,"time":1,"pid":2,"hostname":"h","msg":"request","status":503,"err":{"message":"no"}}';

test.each([
  [info, 'stdout', false],
  [failure, 'stdout', true],
  [info, 'stderr', false],
  ['a stack trace', 'stderr', true],
  ['a banner', 'stdout', false],
] as const)('%s on %s is important: %s', (line, from, expected) => {
  expect(isImportant(line, from)).toBe(expected);
});

test('logs in JSON what is none, for the journal and for containers', () => {
  expect(toJsonLine('site', info, 'stdout')).toBe(info);
  expect(JSON.parse(toJsonLine('site', '\u001b[31ma stack trace', 'stderr'))).toMatchObject({
    level: 40,
    name: 'site',
    msg: 'a stack trace',
    time: expect.stringMatching(/Z$/),
  });
});
