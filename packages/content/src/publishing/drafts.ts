/**
 * Drafts of everything that visitors see: kept by themselves two seconds after
 * the last key, and published or taken back at a time (payload-jobs, run by our
 * queue). Times are offered in steps of five minutes.
 */
export const drafts = {
  autosave: { interval: 2_000, showSaveDraftButton: true },
  schedulePublish: { timeIntervals: 5, timeFormat: 'HH:mm' },
};
