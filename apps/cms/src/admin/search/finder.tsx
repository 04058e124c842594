'use client';
import type { SearchGroup } from '@riverfront/backend/search/staff-search';
import { useRouter } from 'next/navigation';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { StaffDialog } from '../dialog/staff-dialog.tsx';
import { useDebounced, useStaffData } from '../requests/use-staff-data.ts';
import './finder.css';

/** A screen that can be opened, or an action. Its path is below the admin. */
interface Command {
  title: string;
  path: string;
}

/** The button of the search over everything, which `Ctrl K` (`⌘ K`) opens too. */
export function Finder({ commands }: { commands: Command[] }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: globalThis.KeyboardEvent) => {
      // In a text editor the same keys make a link.
      const isEditing = event.target instanceof HTMLElement && event.target.isContentEditable;
      if (!(event.ctrlKey || event.metaKey) || event.key !== 'k' || isEditing) return;
      event.preventDefault();
      setOpen(true);
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, []);
  return (
    <>
      <button type="button" className="finder-button" onClick={() => setOpen(true)}>
        Search <kbd>Ctrl K</kbd>
      </button>
      {isOpen && (
        <StaffDialog title="Search" onClose={() => setOpen(false)}>
          <FinderList commands={commands} onClose={() => setOpen(false)} />
        </StaffDialog>
      )}
    </>
  );
}

/** In ms, as on the site. */
const debounce = 200;

function FinderList({ commands, onClose }: { commands: Command[]; onClose: () => void }) {
  const router = useRouter();
  const id = useId();
  const [text, setText] = useState('');
  /** Steps of the arrow keys, over either end. */
  const [chosen, setChosen] = useState(0);
  const [isAwaited, setAwaited] = useState(false);
  const query = useDebounced(text.trim(), debounce);
  const path = query.length < 2 ? undefined : `/api/staff-search?q=${encodeURIComponent(query)}`;
  const { data, problem, isLoading } = useStaffData<{ groups: SearchGroup[] }>(path);
  const isCurrent = query === text.trim() && !isLoading;
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const matching = commands.filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)));
  const groups = [
    ...((path && !problem && data?.groups) || []),
    { label: 'Go to', results: matching.slice(0, 8).map((command) => ({ ...command, detail: '' })) },
  ].filter(({ results }) => results.length > 0);
  const options = groups.flatMap(({ results }) => results);
  const selected = ((chosen % options.length) + options.length) % options.length || 0;

  useEffect(() => {
    document.getElementById(`${id}-${selected}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, selected]);

  function open(path: string) {
    onClose();
    router.push(path === '/' ? '/admin' : `/admin${path}`);
  }
  // Enter means the results of what is typed, also before they are there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once they are there
  useEffect(() => {
    if (!isAwaited || !isCurrent) return;
    setAwaited(false);
    const option = options[selected];
    if (option) open(option.path);
  }, [isAwaited, isCurrent]);
  function choose(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setChosen((before) => before + 1);
    else if (event.key === 'ArrowUp') setChosen((before) => before - 1);
    else if (event.key === 'Enter') setAwaited(true);
    else return;
    event.preventDefault();
  }
  return (
    <div className="finder">
      <input
        data-autofocus
        className="staff-input"
        type="search"
        role="combobox"
        aria-label="People, jobs, messages, pages, media, or “New job”"
        aria-expanded={options.length > 0}
        aria-controls={id}
        aria-activedescendant={options.length > 0 ? `${id}-${selected}` : undefined}
        placeholder="People, jobs, messages, pages, media, or “New job”"
        autoComplete="off"
        maxLength={120}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setChosen(0);
          setAwaited(false);
        }}
        onKeyDown={choose}
      />
      <div id={id} role="listbox" aria-label="Results" className="finder__results staff-options">
        {groups.map(({ label, results }) => (
          // biome-ignore lint/a11y/useSemanticElements: options of a listbox are grouped by role (ARIA 1.2)
          <div key={label} role="group" aria-label={label}>
            <p aria-hidden="true">{label}</p>
            {results.map((option) => {
              const index = options.indexOf(option);
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the combobox has the focus and handles the keys
                // biome-ignore lint/a11y/useFocusableInteractive: likewise
                <div
                  key={option.path + option.title}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === selected}
                  onClick={() => open(option.path)}
                >
                  {option.title} {option.detail && <small>{option.detail}</small>}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      <p role="status">
        {isAwaited && !isCurrent ? 'Searching…' : ''}
        {(path && problem) || (isCurrent && options.length === 0 ? `Nothing is found for “${query}”.` : '')}
      </p>
    </div>
  );
}
