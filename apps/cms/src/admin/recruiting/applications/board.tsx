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
import { usePreferences } from '@payloadcms/ui';
import type { BoardCard } from '@riverfront/backend/recruiting/applications/board';
import { isToldByEmail, type Stage, stages } from '@riverfront/backend/recruiting/applications/stages';
import { useEffect, useRef, useState } from 'react';
import { useOwners } from '../../accounts/owner-field.tsx';
import { Problem } from '../../dialog/problem.tsx';
import { UndoBar } from '../../dialog/undo-bar.tsx';
import { ReplyDialog } from '../../inbox/replies/reply-dialog.tsx';
import { CardBody, Column } from './column.tsx';
import { Filters, useFilterValues } from './filters.tsx';
import { endsApplication, MoveDialog, type MoveOptions } from './move-dialog.tsx';
import { useStoreOrder } from './profile/steps.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { type Placed, toQuery, useBoard } from './use-board.ts';
import './board.css';

interface Move {
  placed: Placed[];
  to: Stage;
}

const toApplicant = ({ card, stage }: Placed) => ({ ...card, isTold: isToldByEmail(stage, card) });

/** Whether a move asks before it is made. */
const isAsked = ({ placed, to }: Move) =>
  endsApplication(to) || placed.some((one) => toApplicant(one).isTold);

/** Silences dnd-kit's live region: that of the board announces the result. */
const noAnnouncements: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};

/** Shows applicants by stage. Cards are moved by mouse, touch, or the select on them. */
export function Board() {
  const board = useBoard();
  const owners = useOwners('applications');
  const { columns, undoable } = board;
  const values = useFilterValues();
  const { getPreference, setPreference } = usePreferences();
  const [folded, setFolded] = useState<Stage[]>([]);
  const [dragged, setDragged] = useState<BoardCard>();
  const [asked, setAsked] = useState<Move>();
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [writingTo, setWritingTo] = useState<number[]>();
  const [focused, setFocused] = useState<{ id: number | undefined }>();
  const lastSelected = useRef<number>(undefined);
  const sensors = useSensors(
    // A click does not start a drag, and neither does scrolling by touch.
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );

  useStoreOrder({
    isBoard: true,
    query: toQuery(board.filter),
    lists: columns.map(({ cards }) => cards.map(({ id }) => id)),
  });
  useEffect(() => {
    void getPreference<Stage[]>('board-folded').then((stored) => stored && setFolded(stored));
  }, [getPreference]);
  useEffect(() => {
    if (focused) document.getElementById(`move-${focused.id}`)?.focus();
  }, [focused]);

  // Without folded columns: nothing reaches a card that is not shown.
  const all: Placed[] = columns
    .filter(({ stage }) => !folded.includes(stage))
    .flatMap(({ stage, cards }) => cards.map((card) => ({ card, stage })));
  const find = (ids: ReadonlySet<number>) => all.filter(({ card }) => ids.has(card.id));
  const shown = find(selected);
  const selectedIds = shown.map(({ card }) => card.id);

  async function move({ placed, to }: Move, options?: MoveOptions, followId?: number) {
    setAsked(undefined);
    const focus = () => {
      if (followId !== undefined) setFocused({ id: followId });
    };
    const moving = board.move(placed, to, options);
    focus();
    const isMoved = await moving;
    // Others may have been selected meanwhile.
    const moved = placed.map(({ card }) => card.id);
    if (isMoved) setSelected((before) => new Set([...before].filter((one) => !moved.includes(one))));
    else focus();
    return isMoved;
  }

  function drop({ active, over }: DragEndEvent) {
    setDragged(undefined);
    const id = Number(active.id);
    const to = stages.find(({ value }) => value === over?.id)?.value;
    // A selected card takes the others with it.
    const placed = find(selected.has(id) ? selected : new Set([id])).filter(({ stage }) => stage !== to);
    if (!to || placed.length === 0) return;
    if (isAsked({ placed, to })) setAsked({ placed, to });
    else void move({ placed, to });
  }

  function select(ids: number[], isSelected: boolean, extendsRange: boolean) {
    // A range stays in its column.
    const column = columns.find(({ cards }) => cards.some(({ id }) => id === ids[0]));
    const order = column?.cards.map(({ id }) => id) ?? [];
    const [from, to] = [lastSelected.current, ids[0]].map((id) => order.indexOf(id ?? -1));
    const isRange = extendsRange && from !== undefined && to !== undefined && from >= 0 && to >= 0;
    const chosen = isRange ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : ids;
    lastSelected.current = ids.at(-1);
    setSelected((before) => {
      const others = [...before].filter((id) => !chosen.includes(id));
      return new Set(isSelected ? [...others, ...chosen] : others);
    });
  }

  function fold(stage: Stage) {
    const next = folded.includes(stage) ? folded.filter((one) => one !== stage) : [...folded, stage];
    setFolded(next);
    void setPreference('board-folded', next);
  }

  return (
    <div className="board">
      <Filters board={board} owners={owners} values={values} />
      <Problem text={board.error} />
      <p role="status" className="board__status">
        {board.status}
      </p>
      {shown.length > 0 ? (
        <SelectionBar
          count={shown.length}
          owners={owners}
          tags={values.tags}
          onMove={(to) => setAsked({ placed: shown.filter(({ stage }) => stage !== to), to })}
          onAssign={(owner, name) =>
            board.change(selectedIds, { owner }, `${shown.length} assigned to ${name}.`)
          }
          onTag={(tag) => board.change(selectedIds, { tag }, `${shown.length} tagged.`)}
          onWrite={() => setWritingTo(selectedIds)}
          onClear={() => setSelected(new Set())}
        />
      ) : null}
      <DndContext
        id="applicants"
        sensors={sensors}
        // The column under the pointer, not the one that the dragged card covers most.
        collisionDetection={pointerWithin}
        accessibility={{ announcements: noAnnouncements }}
        onDragStart={({ active }) => setDragged(find(new Set([Number(active.id)]))[0]?.card)}
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
              isFolded={folded.includes(column.stage)}
              isDragging={dragged !== undefined}
              isLoading={board.isLoading}
              onFold={() => fold(column.stage)}
              onSelect={select}
              onMove={(card, to) => {
                const placed = [{ card, stage: column.stage }];
                if (isAsked({ placed, to })) setAsked({ placed, to });
                else void move({ placed, to }, undefined, card.id);
              }}
              onMore={() => board.loadMore(column)}
            />
          ))}
        </section>
        <DragOverlay dropAnimation={null}>
          {dragged ? (
            <div className="board__card board__card--dragged board__grip">
              <CardBody card={dragged} />
            </div>
          ) : null}
        </DragOverlay>
      </DndContext>
      {undoable ? (
        <UndoBar
          key={undoable.moved[0]?.version}
          text={undoable.text}
          ms={undoable.ms}
          onEnd={board.endUndo}
          onUndo={async () => {
            await board.undo();
            setFocused({ id: undoable.before[0]?.card.id });
          }}
        />
      ) : null}
      {asked && asked.placed.length > 0 ? (
        <MoveDialog
          applicants={asked.placed.map(toApplicant)}
          to={asked.to}
          onClose={() => setAsked(undefined)}
          onMove={(options) => move(asked, options, asked.placed[0]?.card.id)}
        />
      ) : null}
      {writingTo ? (
        <ReplyDialog
          ids={writingTo}
          onClose={() => setWritingTo(undefined)}
          onSent={() => setSelected(new Set())}
        />
      ) : null}
    </div>
  );
}
