export { brokenLinksField, publicationNotice, publishing, uiField, usedOnField } from './admin-fields.ts';
export { isAlwaysPublished, keepGlobalPublished, keepOnePublished, type NameOf } from './always-published.ts';
export { assertUnchanged } from './concurrency/conflicts.ts';
export { openDocuments } from './concurrency/open-documents.ts';
export { lockRecords } from './concurrency/stored-versions.ts';
export { fromEntityTag } from './concurrency/versions.ts';
export { editingScreens, versionCheck } from './concurrency/with-version-check.ts';
export { toAddress, toPath } from './paths/addresses.ts';
export { findLinkProblems } from './paths/link-problems.ts';
export { validatePagePath } from './paths/validate-path.ts';
export { type PathOf, pathByKey, pathOfHero, pathOfPage, previewAdmin } from './preview/preview-links.ts';
export {
  type Preview,
  type PreviewTarget,
  previewParameter,
  readPreview,
  signPreview,
} from './preview/preview-token.ts';
export { type DerivedIndex, ensureIndex, rebuildIndex } from './rebuild-index.ts';
export { findOne, findPublished } from './records.ts';
export { redirects } from './redirects/collection.ts';
export { redirectOldPath, rememberPublishedPath, removeRedirectsToPage } from './redirects/page-redirects.ts';
export { findBacklinks } from './references/backlinks.ts';
export { findBrokenLinks } from './references/broken-links.ts';
export { findReferences } from './references/find-references.ts';
export type { Removal } from './references/removal.ts';
export { restrictRequired } from './references/restrict-required.ts';
export { ensureReferences, references } from './references/with-references.ts';
export { draftRestoring } from './restore-drafts.ts';
export {
  bumpAfterChange,
  bumpAfterDelete,
  bumpAfterGlobalChange,
  concernsVisitors,
  contentRevision,
  readTracking,
} from './revision.ts';
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
