import type { ComponentType } from 'react';
import { CardRows } from '../card-grid/card-rows.tsx';
import { SectionHeading } from '../section-heading.tsx';
import { CardColumns } from './card-columns.tsx';
import { CardLead } from './card-lead.tsx';
import { CardPicture, CardText, type SectionCard } from './section-card.tsx';
import type { SectionProps } from './section-props.ts';

const arrangements: Record<Arrangement, ComponentType<{ cards: SectionCard[] }>> = {
  features: CardFeatures,
  columns: CardColumns,
  lead: CardLead,
  mosaic: CardMosaic,
};

/** Cards under a heading, laid out by their number; every second such section has a background. */
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

/** Any number of cards in rows of changing rhythm. */
function CardMosaic({ cards }: { cards: SectionCard[] }) {
  return (
    <CardRows
      cards={cards.map(({ _id, link, ...card }) => ({
        key: _id,
        ...card,
        action: link ? { to: link } : undefined,
      }))}
    />
  );
}

/** One to three cards as large rows, picture and text changing sides. */
function CardFeatures({ cards }: { cards: SectionCard[] }) {
  return (
    <ul className="grid gap-12 md:gap-20">
      {cards.map((card) => (
        <li key={card._id} className="group/row">
          <article className="group relative grid items-center gap-x-6 gap-y-6 md:grid-cols-12">
            <div className="md:col-span-7 md:group-even/row:order-2">
              <CardPicture
                card={card}
                sizes="(min-width: 1248px) 700px, (min-width: 769px) 58vw, 100vw"
                className="aspect-16/10"
              />
            </div>
            <div className="md:col-span-5 md:group-odd/row:pl-[8%] md:group-even/row:pr-[8%]">
              <CardText
                card={card}
                titleClass="text-[clamp(1.5rem,1.2rem+1.4vw,2.375rem)] leading-tight"
                textClass="md:text-lead"
              />
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}

/** The layouts of a section's cards. */
export type Arrangement = 'features' | 'columns' | 'lead' | 'mosaic';

/**
 * The arrangement of a number of cards. A section that follows another of its kind on a page takes
 * the second choice, so that neighbours differ; every choice ends its rows full.
 */
export function arrangementOf(count: number, order: number): Arrangement {
  const [first, second] = choicesFor(count);
  return order % 2 === 0 ? first : second;
}

function choicesFor(count: number): [first: Arrangement, second: Arrangement] {
  if (count <= 2) return ['features', 'columns'];
  if (count === 3) return ['columns', 'features'];
  if (count === 5) return ['lead', 'mosaic'];
  if (count === 4 || count === 6) return ['columns', count === 4 ? 'columns' : 'lead'];
  return count % 3 === 0 || count % 4 === 0 ? ['columns', 'mosaic'] : ['mosaic', 'mosaic'];
}
