import { RichText } from '../rich-text.tsx';
import type { SectionProps } from './section-props.ts';

/** A heading on one side and its text on the other. */
export function TextSection({ section: { title, body } }: SectionProps<'text'>) {
  if (!title && !body) return null;
  return (
    <section aria-label={title || undefined} className="section-follow">
      <div className="frame grid gap-x-6 gap-y-6 lg:grid-cols-12">
        {title ? <h2 className="text-heading lg:col-span-5">{title}</h2> : null}
        <RichText html={body} className="prose prose-article lg:col-span-6 lg:col-start-7 lg:pt-2" />
      </div>
    </section>
  );
}
