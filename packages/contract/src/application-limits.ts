/** Longest answer to a question of a job, in characters. */
export const answerMax = 2_000;

/** Résumé file types, by extension. */
export const resumeTypes = ['pdf', 'doc', 'docx', 'txt'] as const;
export type ResumeType = (typeof resumeTypes)[number];

/** Silence in ms after which a line counts as dead, for browser, proxy and server; a slow one goes on. */
export const idleMs = 120_000;

/** Largest résumé in bytes. */
export const resumeMaxBytes = 5 * 1024 * 1024;
