import type { Sharing } from '@riverfront/contract';
import { useEffect } from 'react';
import { documentTitle } from '../../seo.ts';
import { useSite } from '../../site.ts';

/** Where the page arrived after its screen, the title was made without it. */
export function usePageTitle(title: string, sharing: Sharing): void {
  const { name } = useSite();
  useEffect(() => {
    document.title = documentTitle({ title, sharing }, name);
  }, [title, sharing, name]);
}
