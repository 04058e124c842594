import { Stories } from '../stories.tsx';
import type { SectionProps } from './section-props.ts';

/** What clients say. */
export default function StoriesSection({ section: { title, text, stories } }: SectionProps<'stories'>) {
  return <Stories stories={stories} heading={{ title, text }} />;
}
