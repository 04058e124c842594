import { Culture } from '../culture/culture.tsx';
import type { SectionProps } from './section-props.ts';

/** Pictures and films in rows that end full. */
export default function GallerySection({ section: { title, text, highlights } }: SectionProps<'gallery'>) {
  return <Culture highlights={highlights} heading={{ title, text }} />;
}
