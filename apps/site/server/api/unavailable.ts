import { isUnavailable } from '@riverfront/backend/health/unavailable';
import { QueueUnavailableError } from '@riverfront/backend/queue/queue';
import { StorageUnavailable } from '@riverfront/backend/storage/errors';
import { WorkerUnavailable } from '@riverfront/backend/storage/worker/run-in-worker';

/** Checks whether an error is an outage of something we depend on, so that the visitor can retry later. */
export function isTemporarilyUnavailable(error: unknown): boolean {
  return (
    isUnavailable(error) ||
    error instanceof QueueUnavailableError ||
    error instanceof StorageUnavailable ||
    error instanceof WorkerUnavailable
  );
}
