export {
  type Bucket,
  type ListedObject,
  type OpenedObject,
  openBuckets,
  RangeNotSatisfiable,
} from './bucket.ts';
export { type Copied, copyFiles } from './copy-files.ts';
export { type BucketSettings, bucketSettings, bucketVariables, demandAllOrNothing } from './settings.ts';
