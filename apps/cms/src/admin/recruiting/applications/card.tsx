import { useDraggable } from '@dnd-kit/core';
import { Link } from '@payloadcms/ui';
import type { BoardCard } from '@riverfront/backend/recruiting/applications/board';
import { applicantTexts, type Stage, stages } from '@riverfront/backend/recruiting/applications/stages';
import { Age, Initials } from '../../accounts/person.tsx';

interface CardProps {
  card: BoardCard;
  stage: Stage;
  isSelected: boolean;
  onSelect: (isSelected: boolean, extends_: boolean) => void;
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
          // The click tells whether Shift was held; the change follows it.
          onClick={(event) => onSelect(event.currentTarget.checked, event.shiftKey)}
          onChange={() => undefined}
        />
        <span className="sr-only">Select {card.name}</span>
      </label>
      <span className="board__move">
        <span aria-hidden="true">⇄</span>
        <select
          id={`move-${card.id}`}
          aria-label={`Move ${card.name} to`}
          title={`Move ${card.name} to another stage`}
          value={stage}
          onChange={(event) => onMove(event.target.value as Stage)}
        >
          {stages.map(({ value, label }) => (
            <option key={value} value={value}>
              {value === stage
                ? `In ${label}`
                : `Move to ${label}: they read “${applicantTexts[value].title}. ${applicantTexts[value].text}”`}
            </option>
          ))}
        </select>
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
          {card.talentPool ? ' · Talent pool' : null}
        </span>
        {flags.length > 0 ? <span className="board__flags">{flags.join(' · ')}</span> : null}
      </span>
    </>
  );
}
