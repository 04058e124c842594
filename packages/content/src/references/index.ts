export { linkProblems } from '../paths/site-addresses.ts';
export { findBrokenLinks } from './broken-links.ts';
export type { Removal } from './removal.ts';
export { usesOfDocument } from './used-on.ts';
export { mentionsIn } from './walk.ts';
