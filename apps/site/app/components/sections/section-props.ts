import type { Section, SectionOf } from '@riverfront/contract';

/** The props of a section's component. */
export interface SectionProps<K extends Section['kind']> {
  section: SectionOf<K>;
  /** Its index among the sections of its kind on the page. */
  order: number;
  /** Opens the page: its title is the page's heading. */
  opens: boolean;
}
