import type { Sharing } from '@riverfront/contract';
import { useEffect } from 'react';
import { documentTitle } from './seo.ts';
import { useSite } from './site.ts';

/** Sets the title of a document whose content arrived after its screen. */
export function useDocumentTitle(title: string | undefined, sharing?: Sharing): void {
  const { name } = useSite();
  useEffect(() => {
    if (title) document.title = documentTitle({ title, sharing }, name);
  }, [title, sharing, name]);
}
