'use client';
import { useId, useState } from 'react';
import { Problem } from '../../dialog/problem.tsx';
import { sendStaff } from '../../requests/staff-api.ts';
import { useAttempt } from '../../requests/use-attempt.ts';
import './board.css';
import { useFilterValues } from './filters.tsx';

interface TagsProps {
  id: number;
  initial: string[];
  onChanged?: (version: string) => void;
}

/** The tags of an application, with suggestions from those in use. */
export function Tags({ id, initial, onChanged }: TagsProps) {
  const [tags, setTags] = useState(initial);
  const [text, setText] = useState('');
  const { problem, attempt } = useAttempt();
  const suggestions = useFilterValues().tags;

  const save = (change: { tag: string } | { removedTag: string }) =>
    attempt(async () => {
      const { changed } = await sendStaff<{ changed: { version: string; tags: string[] }[] }>(
        'POST',
        '/api/applications/changes',
        { ids: [id], ...change },
      );
      setTags(changed[0]?.tags ?? []);
      setText('');
      onChanged?.(changed[0]?.version ?? '');
    });

  return (
    <div className="board__tags">
      <Problem text={problem} />
      <ul className="staff-list staff-row" aria-label="Tags">
        {tags.map((tag) => (
          <li key={tag} className="chip">
            {tag}
            <button
              type="button"
              className="staff-plain"
              aria-label={`Remove the tag ${tag}`}
              onClick={() => void save({ removedTag: tag })}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // React bubbles events to the form of the record.
          event.stopPropagation();
          void save({ tag: text });
        }}
      >
        <TagInput
          label="Add a tag"
          placeholder="Add a tag"
          suggestions={suggestions}
          value={text}
          onChange={setText}
        />
      </form>
    </div>
  );
}

interface TagInputProps {
  label: string;
  placeholder: string;
  suggestions: string[];
  value: string;
  onChange: (tag: string) => void;
}

/** An input for one tag. */
export function TagInput({ label, placeholder, suggestions, value, onChange }: TagInputProps) {
  const id = useId();
  return (
    <>
      <input
        required
        className="staff-input"
        aria-label={label}
        placeholder={placeholder}
        maxLength={30}
        list={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <datalist id={id}>
        {suggestions.map((tag) => (
          <option key={tag} value={tag} />
        ))}
      </datalist>
    </>
  );
}
