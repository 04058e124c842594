export { brokenLinksField, publicationNotice, publishing, uiField, usedOnField } from './admin-fields.ts';
export { isAlwaysPublished, keepGlobalPublished, keepOnePublished, type NameOf } from './always-published.ts';
export { assertUnchanged } from './concurrency/conflicts.ts';
export { listReplying, openDocuments } from './concurrency/open-documents.ts';
export { lockRecords, recordEditors } from './concurrency/stored-versions.ts';
export { fromEntityTag } from './concurrency/versions.ts';
export { editingScreens, type LockedWith, versionCheck } from './concurrency/with-version-check.ts';
export { listSpellings, normaliseEscapes, toAddress, toPath } from './paths/addresses.ts';
export { findLinkProblems } from './paths/link-problems.ts';
export { type LinkTarget, linkTargets, nameLinks, readLinkTargets } from './paths/link-targets.ts';
export { validatePagePath } from './paths/validate-path.ts';
export {
  createPreviewLink,
  type PathOf,
  pathByKey,
  pathOfHero,
  pathOfPage,
  previewAdmin,
} from './preview/preview-links.ts';
export {
  type Preview,
  type PreviewTarget,
  previewParameter,
  readPreview,
  signPreview,
} from './preview/preview-token.ts';
export { type DerivedIndex, ensureIndex, rebuildIndex } from './rebuild-index.ts';
export { findOne, findPublished } from './records.ts';
export { findRedirectProblem, redirects } from './redirects/collection.ts';
export {
  redirectOldPath,
  redirectToMovedDraft,
  rememberPublishedPath,
  removeRedirectsToPage,
} from './redirects/page-redirects.ts';
export { listUnknownAddresses, recordUnknownAddresses } from './redirects/unknown-addresses.ts';
export { countReferrers, findBacklinks, findOutsideReferences } from './references/backlinks.ts';
export { findBrokenLinks } from './references/broken-links.ts';
export { findReferences } from './references/find-references.ts';
export type { Removal } from './references/removal.ts';
export { restrictRequired } from './references/restrict-required.ts';
export { ensureReferences, references } from './references/with-references.ts';
export { draftRestoring } from './restore-drafts.ts';
export { type ReviewState, reviewEndpoints } from './review/endpoints.ts';
export { publishingRules } from './review/publishing-rules.ts';
export { listWaitingReviews } from './review/reviews.ts';
export { usersOfMediaUnlessReviewed } from './review/without-drafts.ts';
export {
  bumpAfterChange,
  bumpAfterDelete,
  bumpAfterGlobalChange,
  concernsVisitors,
  contentRevision,
  readTracking,
} from './revision.ts';
export { sampleMarks } from './sample-marks.ts';
export { versionAuthors } from './saved-by.ts';
export { drafts, jobsConfig } from './schedule/config.ts';
export { runDuePublications } from './schedule/run-due-publications.ts';
export { schedulePublication } from './schedule/schedule-publication.ts';
export {
  listFailedPublications,
  listScheduledPublications,
  removeFailures,
  removeGlobalFailures,
  type ScheduledPublication,
  whereScheduled,
} from './schedule/schedules.ts';
export { eraseTrash, trash, trashDays } from './trash.ts';
