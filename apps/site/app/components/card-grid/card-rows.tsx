import { Card, type CardContent } from './card.tsx';
import { cardSpans } from './card-spans.ts';

/** Any number of cards in rows of changing rhythm; every row ends full, in six columns and in two. */
export function CardRows({ cards }: { cards: CardContent[] }) {
  const spans = cardSpans(cards.length);
  return (
    <ul className="grid gap-x-6 gap-y-12 xs:grid-cols-2 lg:grid-cols-6">
      {cards.map((card, index) => (
        <Card
          key={card.key}
          card={card}
          span={spans[index] ?? 2}
          // In two columns, the first of an odd number takes both.
          leads={index === 0 && cards.length % 2 === 1}
        />
      ))}
    </ul>
  );
}
