'use client';
import type { ReactNode } from 'react';
import './panel.css';

/** A stored document that is open in a form. */
export interface OpenDocument {
  /** Slug of the collection or global. */
  kind: string;
  /** Absent for a global. */
  id?: number;
  /** Its newest version, as far as the form knows. */
  version: string | undefined;
}

/** The query string that names a document. */
export const toQuery = ({ kind, id }: OpenDocument): string => `kind=${kind}${id ? `&id=${id}` : ''}`;

/** A short result next to the panel's title. */
export type Chip = readonly [tone: 'danger' | 'attention' | 'main', text: string];

interface PanelProps {
  title: string;
  chips: Chip[];
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** A folded panel above a form. */
export function Panel({ title, chips, onToggle, children }: PanelProps) {
  return (
    <details aria-label={title} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
      <summary>
        <strong>{title}</strong>{' '}
        {chips.map(([tone, text]) => (
          <span key={text} className={`chip chip--${tone}`}>
            {text}
          </span>
        ))}
      </summary>
      <div className="before-publishing__content">{children}</div>
    </details>
  );
}
