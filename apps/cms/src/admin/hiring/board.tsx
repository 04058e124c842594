'use client';
import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { Button } from '@payloadcms/ui';
import type { BoardCard, BoardColumn, BoardFilter, StaffName } from '@riverfront/content/hiring';
import { type RejectionReason, type Stage, stages } from '@riverfront/content/hiring/stages';
import { useEffect, useState } from 'react';
import { LetterDialog } from '../replies/letter-dialog.tsx';
import './board.css';
import { CardBody } from './card.tsx';
import { Column } from './column.tsx';
import { Filters } from './filters.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { useBoard } from './use-board.ts';

interface BoardProps {
  initial: BoardColumn[];
  filter: BoardFilter;
  owners: StaffName[];
  jobs: { id: number; title: string }[];
}

interface Moving {
  card: BoardCard;
  from: Stage;
}

/** The live region of the drag says nothing: the board's own one tells what became of it. */
const silent: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** Applicants by stage. A card is moved with the mouse, a finger, or the list on it. */
export function Board({ initial, filter: first, owners, jobs }: BoardProps) {
  const board = useBoard(initial, first);
  const { columns } = board;
  const [dragged, setDragged] = useState<BoardCard>();
  const [rejecting, setRejecting] = useState<Moving>();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [writingTo, setWritingTo] = useState<{ ids: number[]; begin?: string }>();
  const [moved, setMoved] = useState<{ id: number }>();
  const sensors = useSensors(
    // A click is no drag, and a finger that scrolls is none either.
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );

  // The list on a card that was moved with it goes along, and so does the focus.
  useEffect(() => {
    if (moved) document.getElementById(`move-${moved.id}`)?.focus();
  }, [moved]);

  const find = (id: number): Moving | undefined => {
    for (const { stage, cards } of columns) {
      const card = cards.find((known) => known.id === id);
      if (card) return { card, from: stage };
    }
    return undefined;
  };

  function move(moving: Moving, to: Stage, keepFocus = false) {
    if (moving.from === to) return;
    if (to === 'rejected') return setRejecting(moving);
    void moveCard(moving, to, keepFocus);
  }

  async function moveCard({ card, from }: Moving, to: Stage, keepFocus: boolean, reason?: RejectionReason) {
    const keep = () => {
      if (keepFocus) setMoved({ id: card.id });
    };
    const answer = board.move(card, from, to, reason);
    keep();
    const isMoved = await answer;
    if (!isMoved) keep();
    return isMoved;
  }

  function drop({ active, over }: DragEndEvent) {
    setDragged(undefined);
    const moving = find(Number(active.id));
    const target = stages.find(({ value }) => value === over?.id);
    if (moving && target) move(moving, target.value);
  }

  function choose(id: number, isChosen: boolean) {
    setChosen((before) => {
      const next = new Set(before);
      if (isChosen) next.add(id);
      else next.delete(id);
      return next;
    });
  }

  return (
    <div className="board">
      <Filters board={board} owners={owners} jobs={jobs} />
      {board.problem ? (
        <p role="alert" className="staff-problem">
          {board.problem}
        </p>
      ) : null}
      <p role="status" className="board__said">
        {board.said}
      </p>
      {chosen.size > 0 ? (
        <div className="board__chosen staff-actions">
          <strong>{chosen.size} selected</strong>
          <Button margin={false} size="small" onClick={() => setWritingTo({ ids: [...chosen] })}>
            {`Write to ${chosen.size === 1 ? '1 applicant' : `${chosen.size} applicants`}`}
          </Button>
          <Button margin={false} size="small" buttonStyle="secondary" onClick={() => setChosen(new Set())}>
            Clear selection
          </Button>
        </div>
      ) : null}
      <DndContext
        id="applicants"
        sensors={sensors}
        accessibility={{ announcements: silent }}
        onDragStart={({ active }) => setDragged(find(Number(active.id))?.card)}
        onDragCancel={() => setDragged(undefined)}
        onDragEnd={drop}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by the arrow keys, also when no card is in it */}
        <section className="board__columns" aria-label="Stages" aria-busy={board.isLoading} tabIndex={0}>
          {columns.map((column) => (
            <Column
              key={column.stage}
              column={column}
              chosen={chosen}
              onChoose={choose}
              onMove={(card, to) => move({ card, from: column.stage }, to, true)}
              onMore={() => board.showMore(column)}
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
          onReject={async (reason, write) => {
            setRejecting(undefined);
            const isMoved = await moveCard(rejecting, 'rejected', true, reason);
            if (isMoved && write) setWritingTo({ ids: [rejecting.card.id], begin: 'Rejection' });
          }}
        />
      ) : null}
      {writingTo ? (
        <LetterDialog
          audience="applications"
          {...writingTo}
          onClose={() => setWritingTo(undefined)}
          onSent={() => {
            setWritingTo(undefined);
            setChosen(new Set());
          }}
        />
      ) : null}
    </div>
  );
}
