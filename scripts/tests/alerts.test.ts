import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../env.ts';

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;

// promtool is in Debian's package prometheus.
test.runIf(hasPromtool)('alerts fire within ten minutes of their cause and end with it', () => {
  const cwd = join(root, 'deploy/prometheus');
  const options = { cwd, encoding: 'utf8' } as const;
  const { status, stderr } = spawnSync('promtool', ['test', 'rules', 'riverfront.test.yml'], options);
  expect([stderr, status]).toEqual(['', 0]);
});
