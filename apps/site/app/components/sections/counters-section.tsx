import { Figures } from '../figures.tsx';
import type { SectionProps } from './section-props.ts';

/** Figures that count up. */
export default function CountersSection({ section: { title, counters } }: SectionProps<'counters'>) {
  return <Figures title={title} figures={counters} />;
}
