import { type KeyboardEvent, useRef } from 'react';

interface TabsProps {
  label: string;
  tabs: { id: string; label: string }[];
  selected: string | undefined;
  onSelect: (id: string) => void;
  /** Tabs get the id `<prefix>-<id>` and control `<prefix>-panel`. */
  idPrefix: string;
}

/** A list of tabs, upright where there is room; arrow keys, Home and End move between them. */
export function Tabs({ label, tabs, selected, onSelect, idPrefix }: TabsProps) {
  const list = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const next = neighbour(
      event.key,
      tabs.findIndex(({ id }) => id === selected),
      tabs.length,
    );
    const tab = next === null ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next ?? 0]?.focus();
  };
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      aria-orientation="vertical"
      onKeyDown={move}
      className="flex gap-1 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-1 md:flex-col"
    >
      {tabs.map((tab) => (
        <button
          key={tab.id}
          type="button"
          role="tab"
          id={`${idPrefix}-${tab.id}`}
          aria-selected={tab.id === selected}
          aria-controls={tab.id === selected ? `${idPrefix}-panel` : undefined}
          tabIndex={tab.id === selected ? 0 : -1}
          onClick={() => onSelect(tab.id)}
          className="min-h-11 border-main px-4 py-2 text-left text-small font-medium text-text-soft hover:text-text aria-selected:bg-surface aria-selected:text-text max-md:border-b-3 max-md:not-aria-selected:border-transparent max-md:whitespace-nowrap md:border-l-3 md:not-aria-selected:border-transparent"
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}

/** Returns the index to which a key moves, in a cycle; null for other keys. */
export function neighbour(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown' || key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowUp' || key === 'ArrowLeft') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
