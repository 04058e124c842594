export { auditTrail } from './audit/audit-trail.ts';
export { auditEvents } from './audit/collection.ts';
export { titleOf } from './audit/describe-record.ts';
export { listLimits, ownReading } from './audit/list-limits.ts';
export { describeFilter, recordListed } from './audit/record-listed.ts';
export { findRecordPath } from './audit/record-path.ts';
export { readSaveMode, saveMode } from './audit/save-mode.ts';
export { guidedStart, type StartStep, startSteps } from './guided-start.ts';
export {
  isInNavigation,
  type NavigationGroup,
  navigation,
  navigationEndpoint,
  readNavigation,
} from './navigation.ts';
export { applicationNotes, messageNotes } from './notes/collection.ts';
export { type Timeline, timelineEndpoint } from './notes/timeline.ts';
export { ownerField } from './ownership/owner-field.ts';
export {
  colleagues,
  idOf,
  ownerChange,
  ownersEndpoint,
  ownersFor,
  type StaffName,
  staffNames,
  withoutOwnerChange,
} from './ownership/owners.ts';
export { type SearchGroup, staffSearch } from './search/staff-search.ts';
export { isRequired, secretsOf } from './second-factor/account.ts';
export { type Enrolment, offerKey } from './second-factor/enrolment.ts';
export { readPending } from './second-factor/pending.ts';
export { createFirstUser, type FirstUser, setRandomPassword } from './sign-in/first-password.ts';
export { users } from './users/collection.ts';
export { readOpenSessions } from './users/open-sessions.ts';
