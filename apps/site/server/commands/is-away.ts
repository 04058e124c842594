import { QueueAway } from '@riverfront/content/queue';
import { StorageUnavailable } from '@riverfront/content/resumes';
import { isUnavailable } from '@riverfront/content/unavailable';
import { InspectionUnavailable } from '../resumes/inspection-unavailable.ts';

/** Whether something we need is away, so that the visitor did nothing wrong and tries again. */
export function isAway(error: unknown): boolean {
  return (
    isUnavailable(error) ||
    error instanceof QueueAway ||
    error instanceof StorageUnavailable ||
    error instanceof InspectionUnavailable
  );
}
