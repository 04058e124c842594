'use client';
import type { SearchGroup } from '@riverfront/backend/search/staff-search';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { StaffDialog } from '../dialog/staff-dialog.tsx';
import { useDebounced, useStaffData } from '../requests/use-staff-data.ts';

/** A screen that can be opened, or an action. Its path is below the admin. */
interface Command {
  title: string;
  path: string;
}

/** The button of the search over everything, which `Ctrl K` (`⌘ K`) opens too. */
export function Finder({ commands }: { commands: Command[] }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
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

const label = 'People, jobs, messages, pages, media, or “New job”';

/** In ms, as on the site. */
const debounce = 200;

function FinderList({ commands, onClose }: { commands: Command[]; onClose: () => void }) {
  const router = useRouter();
  const [text, setText] = useState('');
  const [isAwaited, setAwaited] = useState(false);
  const query = useDebounced(text.trim(), debounce);
  const path = query.length < 2 ? undefined : `/api/staff-search?q=${encodeURIComponent(query)}`;
  const { data, problem, isLoading } = useStaffData<{ groups: SearchGroup[] }>(path);
  const isCurrent = query === text.trim() && !isLoading;
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const groups = path && !problem && data ? data.groups : [];
  const results = [
    ...groups.flatMap((group) => group.results.map((result) => ({ ...result, kind: group.label }))),
    ...commands
      .filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
      .slice(0, 8)
      .map((command) => ({ ...command, kind: '', detail: '' })),
  ];
  const first = results[0]?.path;
  // Enter means the results of what is typed, also before they are there.
  useEffect(() => {
    if (!isAwaited || !isCurrent || first === undefined) return;
    onClose();
    router.push(`/admin${first}`);
  }, [isAwaited, isCurrent, first, onClose, router]);
  return (
    <form
      className="finder"
      onSubmit={(event) => {
        event.preventDefault();
        setAwaited(true);
      }}
    >
      <input
        data-autofocus
        className="staff-input"
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        maxLength={120}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setAwaited(false);
        }}
      />
      <ul className="staff-list" aria-label="Results">
        {results.map(({ kind, title, detail, path }) => (
          <li key={path + title}>
            <Link href={`/admin${path}`} prefetch={false} onClick={onClose}>
              {title} <small>{[kind, detail].filter(Boolean).join(' · ')}</small>
            </Link>
          </li>
        ))}
      </ul>
      <p role="status">
        {isAwaited && !isCurrent ? 'Searching…' : ''}
        {(path && problem) || (isCurrent && results.length === 0 ? `Nothing is found for “${query}”.` : '')}
      </p>
    </form>
  );
}
