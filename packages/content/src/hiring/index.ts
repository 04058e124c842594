export { hasRole } from '../access/roles.ts';
export { ownReading } from '../audit/with-list-limit.ts';
export { ownersFor } from '../fields/owners-endpoint.ts';
export { withoutOwnerChange } from '../notes/owner-change.ts';
export type { StaffName } from '../notes/staff-names.ts';
export type { LetterPreview } from '../replies/endpoints.ts';
export {
  type BoardCard,
  type BoardColumn,
  type BoardFilter,
  boardFilter,
  conditions,
  readBoard,
} from './board.ts';
export { markDuplicates, type PossibleDuplicate } from './duplicates.ts';
