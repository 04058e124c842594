import { CardRows } from '../card-grid/card-rows.tsx';
import type { SectionCard } from './section-card.tsx';

/** Any number of cards in rows of changing rhythm, as the lists of services and solutions have them. */
export function CardMosaic({ cards }: { cards: SectionCard[] }) {
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
