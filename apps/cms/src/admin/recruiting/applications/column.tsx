'use client';
import { useDraggable, useDroppable } from '@dnd-kit/core';
import { Button, Link } from '@payloadcms/ui';
import type { BoardCard, BoardColumn } from '@riverfront/backend/recruiting';
import { type Stage, stages, toLabel } from '@riverfront/backend/recruiting/stages';

interface CardProps {
  card: BoardCard;
  stage: Stage;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
  onMove: (to: Stage) => void;
}

/** One applicant: the upper part is draggable, and the select below does the same by keyboard. */
function Card({ card, stage, isSelected, onSelect, onMove }: CardProps) {
  // Without dnd-kit's attributes, which would make the card a button: the keyboard uses the select.
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: card.id });
  return (
    <li className="board__card" data-dragging={isDragging || undefined}>
      <div ref={setNodeRef} {...listeners} className="board__grip">
        <CardBody card={card} />
      </div>
      <div className="board__foot">
        <label className="board__choice">
          <input type="checkbox" checked={isSelected} onChange={(event) => onSelect(event.target.checked)} />
          <span className="board__hidden">Select {card.name}</span>
        </label>
        <select
          id={`move-${card.id}`}
          aria-label={`Move ${card.name} to`}
          value={stage}
          onChange={(event) => onMove(event.target.value as Stage)}
        >
          {stages.map(({ value, label }) => (
            <option key={value} value={value}>
              {value === stage ? `In ${label}` : `Move to ${label}`}
            </option>
          ))}
        </select>
      </div>
    </li>
  );
}

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** The content of a card, also shown while it is dragged. */
export function CardBody({ card }: { card: BoardCard }) {
  const { id, name, jobTitle, receivedAt, reference, rating, owner } = card;
  const facts = [rating ? `Rated ${rating} of 5` : '', owner?.name].filter(Boolean);
  const flags = [
    card.resumeMissing && 'Résumé missing',
    card.possibleDuplicate && 'Possible duplicate',
    card.legalHold && 'Legal hold',
  ].filter((flag) => flag !== false);
  return (
    <>
      <Link
        href={`/admin/collections/applications/${id}`}
        className="board__name"
        draggable={false}
        prefetch={false}
      >
        {name}
      </Link>
      <span className="board__job">{jobTitle}</span>
      <span className="board__facts">
        {reference} · <time dateTime={receivedAt}>{day.format(new Date(receivedAt))}</time>
      </span>
      {facts.length > 0 ? <span className="board__facts">{facts.join(' · ')}</span> : null}
      {flags.length > 0 ? (
        <span className="board__flags">
          {flags.map((flag) => (
            <span key={flag} className="board__flag">
              {flag}
            </span>
          ))}
        </span>
      ) : null}
    </>
  );
}

interface ColumnProps {
  column: BoardColumn;
  selected: ReadonlySet<number>;
  onSelect: (id: number, isSelected: boolean) => void;
  onMove: (card: BoardCard, to: Stage) => void;
  onMore: () => void;
}

/** One stage with its applicants. */
export function Column({ column, selected, onSelect, onMove, onMore }: ColumnProps) {
  const { stage, count, cards } = column;
  const { setNodeRef, isOver } = useDroppable({ id: stage });
  const label = toLabel(stages, stage);
  return (
    <section ref={setNodeRef} aria-label={label} className="board__column" data-over={isOver || undefined}>
      <h2 className="board__stage">
        {label} <span className="board__count">{column.more ? `${count}+` : count}</span>
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
      {(cards.length < count || column.more) && cards.length > 0 ? (
        <Button margin={false} size="small" buttonStyle="secondary" onClick={onMore}>
          {column.more ? 'Show more' : `Show more (${count - cards.length})`}
        </Button>
      ) : null}
    </section>
  );
}
