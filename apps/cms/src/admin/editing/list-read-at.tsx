import type { ListViewServerProps } from 'payload';
import { NoteListRead } from './note-list-read.tsx';

/** Above a list: tells its changes of several records when it was read. */
export function ListReadAt({ collectionSlug }: Pick<ListViewServerProps, 'collectionSlug'>) {
  return <NoteListRead collection={collectionSlug} readAt={new Date().toISOString()} />;
}
