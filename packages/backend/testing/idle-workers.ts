import type { QueueOptions } from '../src/platform/queue/queue.ts';

/** Creates workers that do nothing, so that a test can inspect tasks. */
export function idleWorkers(): NonNullable<QueueOptions['workers']> {
  const idle = async () => {};
  return {
    mail: idle,
    'mail-failed': idle,
    'resume-scan': idle,
    sweep: idle,
    publications: idle,
    'close-jobs': idle,
    webhook: idle,
    'webhook-failed': idle,
    retention: idle,
    erasure: idle,
  };
}
