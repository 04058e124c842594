export { companyTimeZone, companyTimeZoneName } from './company-time.ts';
export { type Dashboard, dashboardFor } from './dashboard.ts';
export type { Failed } from './failed.ts';
export type { SampleContent } from './sample-content.ts';
export type { Todo, TodoItem } from './todo.ts';
export type { Weekly, WeeklyRow } from './weekly.ts';
