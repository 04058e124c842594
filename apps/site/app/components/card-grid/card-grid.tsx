import { SectionHeading } from '../section-heading.tsx';
import type { CardContent } from './card.tsx';
import { CardRows } from './card-rows.tsx';

interface CardGridProps {
  tag?: string;
  /** Left out where the text above already opens the section; `label` then names it. */
  title?: string;
  label?: string;
  id?: string;
  cards: CardContent[];
}

/** A section of cards in rows of changing rhythm. A card leads somewhere only when told where. */
export function CardGrid({ tag, title, label = title, id, cards }: CardGridProps) {
  if (cards.length === 0) return null;
  return (
    <section id={id} aria-label={label} className="frame pb-[clamp(4rem,2.5rem+6vw,8rem)]">
      {title ? <SectionHeading tag={tag} title={title} className="mb-10 md:mb-14" /> : null}
      <CardRows cards={cards} />
    </section>
  );
}
