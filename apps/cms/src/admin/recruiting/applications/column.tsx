'use client';
import { useDroppable } from '@dnd-kit/core';
import { Button } from '@payloadcms/ui';
import type { BoardCard, BoardColumn } from '@riverfront/backend/recruiting';
import { type Stage, stages, toLabel } from '@riverfront/backend/recruiting/stages';
import { Card } from './card.tsx';

interface ColumnProps {
  column: BoardColumn;
  selected: ReadonlySet<number>;
  onSelect: (id: number, isSelected: boolean) => void;
  onMove: (card: BoardCard, to: Stage) => void;
  onMore: () => void;
}

/** One stage with its applicants. */
export function Column({ column: { stage, count, cards }, selected, onSelect, onMove, onMore }: ColumnProps) {
  const { setNodeRef, isOver } = useDroppable({ id: stage });
  const label = toLabel(stages, stage);
  return (
    <section ref={setNodeRef} aria-label={label} className="board__column" data-over={isOver || undefined}>
      <h2 className="board__stage">
        {label} <span className="board__count">{count}</span>
      </h2>
      {cards.length > 0 ? (
        <ul className="board__cards">
          {cards.map((card) => (
            <Card
              key={card.id}
              card={card}
              stage={stage}
              isSelected={selected.has(card.id)}
              onSelect={(isSelected) => onSelect(card.id, isSelected)}
              onMove={(to) => onMove(card, to)}
            />
          ))}
        </ul>
      ) : (
        <p className="staff-hint">{count > 0 ? 'Reload the page to show more.' : 'No applicants.'}</p>
      )}
      {cards.length < count && cards.length > 0 ? (
        <Button margin={false} size="small" buttonStyle="secondary" onClick={onMore}>
          {`Show more (${count - cards.length})`}
        </Button>
      ) : null}
    </section>
  );
}
