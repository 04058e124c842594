export type { Card } from './card.ts';
export { type Dashboard, readDashboard } from './dashboard.ts';
export type { FailedCard } from './failed.ts';
export type { WeeklyChart, WeeklyRow } from './weekly-chart.ts';
