import { later } from '../../ui/later.tsx';

/** The sections of a page, where something else opens it. */
export const LaterSections = later(async () => ({ default: (await import('./sections.tsx')).Sections }));
