/** How many of the grid's six columns a card takes. */
export type CardSpan = 2 | 3 | 4 | 6;

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
