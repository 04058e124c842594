import { useDroppable } from '@dnd-kit/core';
import type { BoardCard, BoardColumn } from '@riverfront/backend/recruiting/applications/board';
import {
  applicantTexts,
  type Stage,
  stages,
  toLabel,
} from '@riverfront/backend/recruiting/applications/stages';
import { SmallButton } from '../../form/buttons.tsx';
import { Card } from './card.tsx';

interface ColumnProps {
  column: BoardColumn;
  selected: ReadonlySet<number>;
  isFolded: boolean;
  /** A card is dragged somewhere: each column shows what its applicants read. */
  isDragging: boolean;
  isLoading: boolean;
  onFold: () => void;
  /** @param extends_ whether everything between this card and the one before is meant */
  onSelect: (ids: number[], isSelected: boolean, extends_: boolean) => void;
  onMove: (card: BoardCard, to: Stage) => void;
  onMore: () => void;
}

/** One stage with its applicants; folded it shows their number and still takes cards. */
export function Column(props: ColumnProps) {
  const { column, selected, isFolded, isDragging, isLoading, onFold, onSelect, onMove, onMore } = props;
  const { stage, count, cards } = column;
  const { setNodeRef, isOver } = useDroppable({ id: stage });
  const label = toLabel(stages, stage);
  const isEverySelected = cards.length > 0 && cards.every(({ id }) => selected.has(id));
  const page = applicantTexts[stage];
  return (
    <section
      ref={setNodeRef}
      aria-label={label}
      className="board__column"
      data-over={isOver || undefined}
      data-folded={isFolded || undefined}
    >
      <header className="board__stage">
        <button
          type="button"
          className="board__fold"
          aria-expanded={!isFolded}
          aria-label={`${label}: show applicants`}
          onClick={onFold}
        >
          <span aria-hidden="true">{isFolded ? '▸' : '▾'}</span>
        </button>
        <h2>{label}</h2>
        <span className="board__count">{column.more ? `${count}+` : count}</span>
        {cards.length > 0 && !isFolded ? (
          <label className="board__choice">
            <input
              type="checkbox"
              checked={isEverySelected}
              onChange={({ target }) =>
                onSelect(
                  cards.map(({ id }) => id),
                  target.checked,
                  false,
                )
              }
            />
            <span className="sr-only">Select all in {label}</span>
          </label>
        ) : null}
      </header>
      {isFolded ? null : (
        <>
          {isDragging ? (
            <p className="board__reads">
              They read “{page.title}”: {page.text}
            </p>
          ) : null}
          {cards.length > 0 ? (
            <ul className="staff-list board__cards">
              {cards.map((card) => (
                <Card
                  key={card.id}
                  card={card}
                  stage={stage}
                  isSelected={selected.has(card.id)}
                  onSelect={(isSelected, extends_) => onSelect([card.id], isSelected, extends_)}
                  onMove={(to) => onMove(card, to)}
                />
              ))}
            </ul>
          ) : (
            <p className="staff-hint">{count > 0 ? 'Reload the page to show more.' : 'No applicants.'}</p>
          )}
          {(cards.length < count || column.more) && cards.length > 0 ? (
            <SmallButton disabled={isLoading} onClick={onMore}>
              {column.more ? 'Show more' : `Show more (${count - cards.length})`}
            </SmallButton>
          ) : null}
        </>
      )}
    </section>
  );
}
