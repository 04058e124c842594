import type { BoardCard, BoardColumn } from '@riverfront/content/hiring';
import type { Stage } from '@riverfront/content/hiring/stages';

/** The board with a card in another column, at its place among the others: newest first. In the same column it is replaced. */
export function withCardMoved(
  columns: BoardColumn[],
  card: BoardCard,
  from: Stage,
  to: Stage,
): BoardColumn[] {
  if (from === to)
    return columns.map((column) =>
      column.stage === to
        ? { ...column, cards: column.cards.map((known) => (known.id === card.id ? card : known)) }
        : column,
    );
  return columns.map((column) => {
    if (column.stage === from)
      return { ...column, count: column.count - 1, cards: column.cards.filter(({ id }) => id !== card.id) };
    if (column.stage !== to) return column;
    const cards = [...column.cards.filter(({ id }) => id !== card.id), card].sort((a, b) => b.id - a.id);
    return { ...column, count: column.count + 1, cards };
  });
}
