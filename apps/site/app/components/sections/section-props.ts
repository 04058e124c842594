import type { Section, SectionOf } from '@riverfront/contract';

/** What the component of a section receives. */
export interface SectionProps<K extends Section['kind']> {
  section: SectionOf<K>;
  /** Its index among the sections of its kind on the page. */
  order: number;
  /** Whether it opens the page, so that its title is the page's heading. */
  opens: boolean;
}
