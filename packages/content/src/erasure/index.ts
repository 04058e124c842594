export { type ErasableSlug, eraseRecords, LegalHoldError } from './erase-records.ts';
