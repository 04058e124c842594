import Timeline from '../timeline.tsx';
import type { SectionProps } from './section-props.ts';

/** Periods of a history or phases of a project, moving past. */
export default function TimelineSection({ section: { title, entries } }: SectionProps<'timeline'>) {
  return <Timeline title={title} entries={entries} />;
}
