import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { browserApi } from '../../content.ts';
import { CloseButton } from '../../ui/buttons.tsx';
import { Modal } from '../../ui/modal.tsx';
import { Logo } from '../brand.tsx';
import { RichText } from '../rich-text.tsx';
import { useLoaded } from '../use-loaded.ts';

interface PrivacyDialogProps {
  title: string;
  open: boolean;
  onClose: () => void;
}

const fetchPolicy = (signal: AbortSignal) =>
  browserApi.get('privacy', { params: { section: 'Privacy Policy' }, signal });

/** The privacy policy, one tab per section, the first one selected. Fetched once per mount. */
export default function PrivacyDialog({ title, open, onClose }: PrivacyDialogProps) {
  const id = useId();
  const { value: answer } = useLoaded('policy', fetchPolicy, 'Error fetching privacy data');
  const [chosen, setChosen] = useState<string>();
  if (!open) return null;

  const sections = answer?.privacy ?? [];
  const section = sections.find(({ _id }) => _id === chosen) ?? sections[0];
  return (
    <Modal
      label={title}
      onClose={onClose}
      className="m-auto h-[min(46rem,calc(100dvh-2rem))] w-[min(64rem,calc(100vw-2rem))] max-w-none animate-appear bg-surface p-0 text-text shadow-raised backdrop:bg-shade/70"
    >
      <div className="grid h-full grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] md:grid-cols-[18rem_minmax(0,1fr)] md:grid-rows-1">
        <div className="flex flex-col gap-4 bg-mist p-4 md:gap-8 md:p-6">
          <Logo />
          <Tabs
            label={title}
            idPrefix={id}
            tabs={sections.map(({ _id, title: label }) => ({ id: _id, label }))}
            selected={section?._id}
            onSelect={setChosen}
          />
        </div>
        <div className="flex min-h-0 flex-col">
          {section ? (
            <div
              key={section._id}
              role="tabpanel"
              id={`${id}-panel`}
              aria-labelledby={`${id}-${section._id}`}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
              tabIndex={0}
              className="min-h-0 grow overflow-y-auto p-6 md:p-10 -outline-offset-3!"
            >
              <h2 className="mb-6 pr-12 text-[clamp(1.625rem,1.4rem+1vw,2.25rem)] leading-tight">
                {section.title}
              </h2>
              <RichText html={section.description} className="prose prose-dialog" />
            </div>
          ) : (
            <p role="status" className="grow p-6 md:p-10">
              Loading...
            </p>
          )}
          <div className="flex justify-end border-t border-line p-4">
            <button type="button" onClick={onClose} className="button max-xs:w-full">
              Accept all
            </button>
          </div>
        </div>
      </div>
      <CloseButton onClick={onClose} className="absolute top-2 right-2 size-12" />
    </Modal>
  );
}

interface TabsProps {
  label: string;
  tabs: { id: string; label: string }[];
  selected: string | undefined;
  onSelect: (id: string) => void;
  /** Tabs get the id `<prefix>-<id>` and control `<prefix>-panel`. */
  idPrefix: string;
}

/** A list of tabs, upright where there is room; arrow keys, Home and End move between them. */
function Tabs({ label, tabs, selected, onSelect, idPrefix }: TabsProps) {
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
function neighbour(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  if (key === 'ArrowDown' || key === 'ArrowRight') return (current + 1) % count;
  if (key === 'ArrowUp' || key === 'ArrowLeft') return (current - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}
