import { isUnavailable, QueueUnavailableError, StorageUnavailable } from '@riverfront/backend/platform';

/** The inspection gives no verdict for now, which is not the file's fault. */
export class InspectionUnavailable extends Error {
  override readonly name = 'InspectionUnavailable';
}

/** Checks whether an error is an outage of something we depend on, so that the visitor can retry later. */
export function isTemporarilyUnavailable(error: unknown): boolean {
  return (
    isUnavailable(error) ||
    error instanceof QueueUnavailableError ||
    error instanceof StorageUnavailable ||
    error instanceof InspectionUnavailable
  );
}
