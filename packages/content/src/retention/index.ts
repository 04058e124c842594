export { type Deleted, deleteDue } from './delete-due.ts';
export type { PreviewRow, RetentionPreview } from './preview.ts';
export { promisedMonths, promiseText } from './promise.ts';
