import type { Blog } from '@riverfront/contract';
import { ArticleDateline } from '../article-dateline.tsx';
import { Card, type CardContent, type CardSpan } from './card.tsx';

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

const rows: CardSpan[][] = [
  [4, 2],
  [2, 2, 2],
  [2, 4],
  [3, 3],
];

/** Widths of a number of cards: rows of changing rhythm that always end full. */
export function cardSpans(count: number): CardSpan[] {
  const spans: CardSpan[] = [];
  for (let row = 0; spans.length < count; row += 1) {
    const left = count - spans.length;
    const wanted = rows[row % rows.length] ?? [];
    if (left === 1) spans.push(6);
    else if (left === 2 && wanted.length > 2) spans.push(3, 3);
    else if (left === 3 && wanted.length < 3) spans.push(2, 2, 2);
    else spans.push(...wanted);
  }
  return spans;
}

/** Converts an article to a card. */
export function toArticleCard(blog: Blog): CardContent {
  return {
    key: blog._id,
    title: blog.title,
    above: <ArticleDateline blog={blog} className="mb-2" />,
    subtitle: blog.subtitle,
    picture: blog.picture,
    action: { to: `/blogs/${blog._id}`, state: { item: blog } },
  };
}
