export type { Card } from './card.ts';
export { type Dashboard, readDashboard } from './dashboard.ts';
export type { FailedCard } from './failed.ts';
export { goingLiveEndpoints } from './going-live/endpoints.ts';
export { type GoingLiveResult, logBlocking, readGoingLive } from './going-live/read.ts';
export { type GuidedStart, readGuidedStart } from './guided-start.ts';
export { readSampleContent } from './sample-content.ts';
export type { WeeklyChart, WeeklyRow } from './weekly-chart.ts';
