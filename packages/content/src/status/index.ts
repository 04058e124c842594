export { folderState } from './folder-state.ts';
export type { ProcessReport } from './process-report.ts';
export { readStatus } from './read-status.ts';
export type { Section, State } from './section.ts';
