import type { QueueOptions } from '../src/queue/queue.ts';

/** Workers that do nothing, so that what is sent stays where a test can look at it. */
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
