export { isAPIError, isValidationError } from './api-error.ts';
export { auditActions } from './audit/actions.ts';
export { recordAudit, recordAudits } from './audit/record-audit.ts';
export {
  addDays,
  companyTimeZone,
  listWeeks,
  toCompanyDate,
  toCompanyTime,
  toStoredDay,
} from './company-time.ts';
export { withBoundedCounts } from './database/bounded-counts.ts';
export { everything, recordReads, trackReads } from './database/reads.ts';
export { withSearchedLists } from './database/searched-lists.ts';
export { onDatabaseAnswer, watchPool } from './database/watch-pool.ts';
export {
  attemptDelivery,
  type DeliveryHandler,
  markDeliveryFailed,
  PermanentDeliveryError,
  recordDelivery,
} from './deliveries/attempt.ts';
export { cancelEmail, delayEmails, emailRetry, enqueueEmail, mails } from './deliveries/emails.ts';
export { enqueueDelivery, requeueDelivery } from './deliveries/enqueue.ts';
export { deliveryFields, retryField } from './deliveries/fields.ts';
export {
  countFailedDeliveries,
  type FailedDeliveries,
  type RetryRules,
  retryDelivery,
  retryEndpoint,
} from './deliveries/retry.ts';
export { testEndpoint } from './deliveries/send-test.ts';
export { eraseEndpoints } from './erasure/endpoints.ts';
export { type BeforeErase, eraseRecords } from './erasure/erase-records.ts';
export { erasedOnly, keepHeldDeliveries, keepHeldNotes } from './erasure/guards.ts';
export { retentionReceipts } from './erasure/receipts.ts';
export { type Column, createCsvResponse, toCsv, toCsvRows } from './export/csv.ts';
export { formatDuration } from './format-duration.ts';
export { createHeartbeat, type Guard, type Heartbeat } from './health/heartbeat.ts';
export { checkFolder, isAlive, type ProcessReport, readProcesses } from './health/process-report.ts';
export type { Section, State } from './health/section.ts';
export { readStatus } from './health/status.ts';
export {
  answerUnavailable,
  ContentUnavailable,
  isUnavailable,
  unavailableBody,
} from './health/unavailable.ts';
export { clientAddressHeader, toNetwork } from './network.ts';
export { type Queue, QueueUnavailableError, startQueue } from './queue/queue.ts';
export { createSendOnlyQueue, queueUnavailableMessage, waitForQueue } from './queue/send-only-queue.ts';
export { formatWait, type RateLimitName, rateLimits } from './rate-limits/limits.ts';
export { createRateLimiter } from './rate-limits/rate-limiter.ts';
export { createRejections, type RejectionOptions } from './rate-limits/rejections.ts';
export { readTimeZone, scheduleTimeZones } from './read-time-zone.ts';
export { generateReference, isReference } from './reference.ts';
export { deleteDue } from './retention/delete-due.ts';
export { markTalentPoolAsked } from './retention/due.ts';
export { retention } from './retention/global.ts';
export { holdBanner, holdFields } from './retention/hold-field.ts';
export { periodField } from './retention/periods.ts';
export {
  type LastRun,
  lastRetentionRun,
  type PreviewRow,
  type RetentionPreview,
} from './retention/preview.ts';
export { promisedMonths, promiseText, type RetentionPromise } from './retention/promise.ts';
export { type StaffSide, staffSideOf } from './staff-side.ts';
export { type Bucket, openBuckets } from './storage/bucket.ts';
export { type Copied, copyFiles } from './storage/copy-files.ts';
export {
  FileNotFoundError,
  RangeNotSatisfiable,
  StorageUnavailable,
  toStorageError,
} from './storage/errors.ts';
export { createBucketReader, withBucketStorage } from './storage/media-in-bucket.ts';
export { createResumeStore, type ResumeStore } from './storage/resume-store.ts';
export { bucketSettings, bucketVariables, refineBucketVariables } from './storage/settings.ts';
export { consumeToken } from './tokens/consume-token.ts';
export { decrypt, encrypt } from './tokens/encryption.ts';
export { createKeyedHash, deriveKey, type KeyPurpose, payloadSecretOf } from './tokens/keys.ts';
export { createTokens, type Tokens } from './tokens/signed-token.ts';
export { withAdvisoryLock } from './transaction/advisory-lock.ts';
export { withCheckedCommits } from './transaction/checked-commits.ts';
export {
  type Execute,
  execute,
  executeIn,
  inTransaction,
  sql,
  type Transaction,
  transactionOf,
} from './transaction/transaction.ts';
export { createConcurrencyLimit } from './worker/concurrency-limit.ts';
export { runInWorker, TaskAborted } from './worker/run-in-worker.ts';
export { WorkerUnavailable } from './worker/unavailable.ts';
