'use client';
import { useEffect } from 'react';
import { noteListRead } from './saves.ts';

/** Notes in the browser when a list was read. */
export function NoteListRead({ collection, readAt }: { collection: string; readAt: string }) {
  useEffect(() => noteListRead(collection, readAt), [collection, readAt]);
  return null;
}
