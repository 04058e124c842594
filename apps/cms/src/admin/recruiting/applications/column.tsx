import { useDraggable, useDroppable } from '@dnd-kit/core';
import { Link } from '@payloadcms/ui';
import type { BoardCard, BoardColumn } from '@riverfront/backend/recruiting/applications/board';
import {
  applicantTexts,
  type Stage,
  stages,
  toLabel,
} from '@riverfront/backend/recruiting/applications/stages';
import { Age, Initials } from '../../accounts/person.tsx';
import { SmallButton } from '../../form/buttons.tsx';
import { Chooser } from '../../form/chooser.tsx';

interface ColumnProps {
  column: BoardColumn;
  selected: ReadonlySet<number>;
  isFolded: boolean;
  /** A card is dragged somewhere: each column shows what its applicants read. */
  isDragging: boolean;
  isLoading: boolean;
  onFold: () => void;
  /** @param extendsRange whether everything between this card and the one before is meant */
  onSelect: (ids: number[], isSelected: boolean, extendsRange: boolean) => void;
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
          className="staff-plain board__fold"
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
                  onSelect={(isSelected, extendsRange) => onSelect([card.id], isSelected, extendsRange)}
                  onMove={(to) => onMove(card, to)}
                />
              ))}
            </ul>
          ) : (
            <p className="staff-hint">{count > 0 ? 'Reload the page to show more.' : 'No applicants.'}</p>
          )}
          {(cards.length < count || column.more) && cards.length > 0 ? (
            <SmallButton isInactive={isLoading} onClick={onMore}>
              {column.more ? 'Show more' : `Show more (${count - cards.length})`}
            </SmallButton>
          ) : null}
        </>
      )}
    </section>
  );
}

interface CardProps {
  card: BoardCard;
  stage: Stage;
  isSelected: boolean;
  onSelect: (isSelected: boolean, extendsRange: boolean) => void;
  onMove: (to: Stage) => void;
}

/** One applicant: the card is draggable, and the select on it does the same by keyboard. */
export function Card({ card, stage, isSelected, onSelect, onMove }: CardProps) {
  // Without dnd-kit's attributes, which would make the card a button: the keyboard uses the select.
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: card.id });
  return (
    <li
      className="board__card"
      data-dragging={isDragging || undefined}
      data-selected={isSelected || undefined}
    >
      <div ref={setNodeRef} {...listeners} className="board__grip">
        <CardBody card={card} stage={stage} />
      </div>
      <label className="board__choice">
        <input
          type="checkbox"
          checked={isSelected}
          // A change does not say whether Shift was held; the click before it does.
          onClick={(event) => onSelect(event.currentTarget.checked, event.shiftKey)}
          onChange={() => undefined}
        />
        <span className="sr-only">Select {card.name}</span>
      </label>
      <span className="board__move">
        <span aria-hidden="true">⇄</span>
        <Chooser
          id={`move-${card.id}`}
          aria-label={`Move ${card.name} to`}
          title={`Move ${card.name} to another stage`}
          action="Move"
          value={stage}
          of={stages.map(({ value, label }) => ({
            value,
            label:
              value === stage
                ? `In ${label}`
                : `Move to ${label}: they read “${applicantTexts[value].title}. ${applicantTexts[value].text}”`,
          }))}
          onPress={(to) => onMove(to as Stage)}
        />
      </span>
    </li>
  );
}

/** The content of a card, also shown while it is dragged. */
export function CardBody({ card, stage }: Pick<CardProps, 'card'> & { stage?: Stage }) {
  const { id, name, jobTitle, since, rating, owner } = card;
  const flags = [
    stage === 'rejected' && card.isMailed && 'Rejected with an email',
    card.resumeMissing && 'Résumé missing',
    card.possibleDuplicate && 'Possible duplicate',
    card.legalHold && 'Legal hold',
  ].filter((flag) => flag !== false);
  return (
    <>
      <Initials name={name} />
      <span className="board__who">
        <Link
          href={`/admin/collections/applications/${id}`}
          className="board__name"
          draggable={false}
          prefetch={false}
        >
          {name}
        </Link>
        <span className="staff-line">{jobTitle}</span>
        <span className="board__facts">
          <Age since={since} title="In this stage for" />
          {rating ? (
            <>
              {' · '}
              <span className="sr-only">Rated {rating} of 5</span>
              <span aria-hidden="true">★ {rating}</span>
            </>
          ) : null}
          {owner ? ` · ${owner.name}` : null}
        </span>
        {flags.length > 0 ? <span className="board__flags">{flags.join(' · ')}</span> : null}
      </span>
    </>
  );
}
