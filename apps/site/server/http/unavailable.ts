import {
  isUnavailable,
  QueueUnavailableError,
  StorageUnavailable,
  WorkerUnavailable,
} from '@riverfront/backend/platform';

/** Checks whether an error is an outage of something we depend on, so that the visitor can retry later. */
export function isTemporarilyUnavailable(error: unknown): boolean {
  return (
    isUnavailable(error) ||
    error instanceof QueueUnavailableError ||
    error instanceof StorageUnavailable ||
    error instanceof WorkerUnavailable
  );
}
