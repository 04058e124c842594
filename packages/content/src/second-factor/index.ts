export { isRequired } from './account.ts';
export { type Enrolment, offerKey } from './enrolment.ts';
export { readPending } from './pending.ts';
