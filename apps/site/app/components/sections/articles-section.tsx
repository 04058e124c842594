import { CardRows, toArticleCard } from '../card-grid/card-rows.tsx';
import { SectionHeading } from '../section-heading.tsx';
import type { SectionProps } from './section-props.ts';

/** Articles as cards. */
export default function ArticlesSection({ section }: SectionProps<'articles'>) {
  const { tag, title, text, articles } = section;
  if (articles.length === 0) return null;
  return (
    <section aria-label={title || 'Articles'} className="section-space">
      <div className="frame">
        <SectionHeading tag={tag} title={title || 'Articles'} text={text} className="mb-10 md:mb-14" />
        <CardRows cards={articles.map(toArticleCard)} />
      </div>
    </section>
  );
}
