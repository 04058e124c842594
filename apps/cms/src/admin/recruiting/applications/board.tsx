'use client';
import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { Button } from '@payloadcms/ui';
import type { BoardCard, BoardColumn, BoardFilter } from '@riverfront/backend/recruiting';
import { type RejectionReason, type Stage, stages } from '@riverfront/backend/recruiting/stages';
import type { StaffName } from '@riverfront/backend/staff';
import { useEffect, useState } from 'react';
import { Problem } from '../../dialog/problem.tsx';
import { ReplyDialog } from '../../inbox/replies/reply-dialog.tsx';
import './board.css';
import { CardBody, Column } from './column.tsx';
import { Filters } from './filters.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { useBoard } from './use-board.ts';

interface BoardProps {
  initial: BoardColumn[];
  filter: BoardFilter;
  owners: StaffName[];
  jobs: { id: number; title: string }[];
}

/** A card that is about to be moved. */
interface Move {
  card: BoardCard;
  from: Stage;
  /** The focus follows the card, because it was moved with its select. */
  keepsFocus: boolean;
}

/** Silences dnd-kit's live region: that of the board announces the result. */
const noAnnouncements: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** Shows applicants by stage. A card is moved by mouse, touch, or the select on it. */
export function Board({ initial, filter, owners, jobs }: BoardProps) {
  const board = useBoard(initial, filter);
  const { columns } = board;
  const [dragged, setDragged] = useState<BoardCard>();
  const [rejecting, setRejecting] = useState<Move>();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [writingTo, setWritingTo] = useState<{ ids: number[]; begin?: string }>();
  const [focused, setFocused] = useState<{ id: number }>();
  const sensors = useSensors(
    // A click does not start a drag, and neither does scrolling by touch.
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );

  useEffect(() => {
    if (focused) document.getElementById(`move-${focused.id}`)?.focus();
  }, [focused]);

  function find(id: number): Move | undefined {
    for (const { stage, cards } of columns) {
      const card = cards.find((known) => known.id === id);
      if (card) return { card, from: stage, keepsFocus: false };
    }
    return undefined;
  }

  function requestMove(move: Move, to: Stage) {
    if (move.from === to) return;
    if (to === 'rejected') setRejecting(move);
    else void moveCard(move, to);
  }

  async function moveCard({ card, from, keepsFocus }: Move, to: Stage, reason?: RejectionReason) {
    const focus = () => {
      if (keepsFocus) setFocused({ id: card.id });
    };
    const moving = board.move(card, from, to, reason);
    focus();
    const isMoved = await moving;
    if (!isMoved) focus();
    return isMoved;
  }

  function drop({ active, over }: DragEndEvent) {
    setDragged(undefined);
    const move = find(Number(active.id));
    const target = stages.find(({ value }) => value === over?.id);
    if (move && target) requestMove(move, target.value);
  }

  function select(id: number, isSelected: boolean) {
    setSelected((before) => new Set([...before, id].filter((known) => known !== id || isSelected)));
  }

  return (
    <div className="board">
      <Filters board={board} owners={owners} jobs={jobs} />
      <Problem text={board.error} />
      <p role="status" className="board__status">
        {board.status}
      </p>
      {selected.size > 0 ? (
        <div className="board__selected staff-actions">
          <strong>{selected.size} selected</strong>
          <Button margin={false} size="small" onClick={() => setWritingTo({ ids: [...selected] })}>
            {`Write to ${selected.size === 1 ? '1 applicant' : `${selected.size} applicants`}`}
          </Button>
          <Button margin={false} size="small" buttonStyle="secondary" onClick={() => setSelected(new Set())}>
            Clear selection
          </Button>
        </div>
      ) : null}
      <DndContext
        id="applicants"
        sensors={sensors}
        // The column under the pointer, not the one that the dragged card covers most.
        collisionDetection={pointerWithin}
        accessibility={{ announcements: noAnnouncements }}
        onDragStart={({ active }) => setDragged(find(Number(active.id))?.card)}
        onDragCancel={() => setDragged(undefined)}
        onDragEnd={drop}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll it, also when it has no card */}
        <section className="board__columns" aria-label="Stages" aria-busy={board.isLoading} tabIndex={0}>
          {columns.map((column) => (
            <Column
              key={column.stage}
              column={column}
              selected={selected}
              onSelect={select}
              onMove={(card, to) => requestMove({ card, from: column.stage, keepsFocus: true }, to)}
              onMore={() => board.loadMore(column)}
            />
          ))}
        </section>
        <DragOverlay dropAnimation={null}>
          {dragged ? (
            <div className="board__card board__card--dragged">
              <CardBody card={dragged} />
            </div>
          ) : null}
        </DragOverlay>
      </DndContext>
      {rejecting ? (
        <RejectDialog
          name={rejecting.card.name}
          onClose={() => setRejecting(undefined)}
          onReject={async (reason, writes) => {
            setRejecting(undefined);
            const isMoved = await moveCard({ ...rejecting, keepsFocus: true }, 'rejected', reason);
            if (isMoved && writes) setWritingTo({ ids: [rejecting.card.id], begin: 'Rejection' });
          }}
        />
      ) : null}
      {writingTo ? (
        <ReplyDialog
          audience="applications"
          {...writingTo}
          onClose={() => setWritingTo(undefined)}
          onSent={() => {
            setWritingTo(undefined);
            setSelected(new Set());
          }}
        />
      ) : null}
    </div>
  );
}
