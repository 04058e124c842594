import { loadLater } from '../../ui/when-online.ts';

/** Loads what fetches jobs, which no document needs at first. */
export const loadData = loadLater(() => import('./data.ts'));
