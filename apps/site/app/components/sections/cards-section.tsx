import type { ComponentType } from 'react';
import { SectionHeading } from '../section-heading.tsx';
import { type Arrangement, arrangementOf } from './arrangement.ts';
import { CardColumns } from './card-columns.tsx';
import { CardFeatures } from './card-features.tsx';
import { CardLead } from './card-lead.tsx';
import { CardMosaic } from './card-mosaic.tsx';
import type { SectionCard } from './section-card.tsx';
import type { SectionProps } from './section-props.ts';

const arrangements: Record<Arrangement, ComponentType<{ cards: SectionCard[] }>> = {
  features: CardFeatures,
  columns: CardColumns,
  lead: CardLead,
  mosaic: CardMosaic,
};

/** Cards under a heading, arranged by their number; every second such section stands on a band. */
export function CardsSection({ section, order }: SectionProps<'cards'>) {
  const { tag, title, text, cards } = section;
  if (cards.length === 0) return null;
  const Cards = arrangements[arrangementOf(cards.length, order)];
  return (
    <section
      aria-label={title || tag || undefined}
      className={order % 2 === 0 ? 'section-follow' : 'section-space bg-mist'}
    >
      <div className="frame">
        {title ? <SectionHeading tag={tag} title={title} text={text} className="mb-10 md:mb-14" /> : null}
        <Cards cards={cards} />
      </div>
    </section>
  );
}
