import { useEffect } from 'react';

const prefix = 'Error: ';

/** Says in the page's title that the form was not taken, as it is read out first. */
export function useErrorTitle(wrong: boolean): void {
  useEffect(() => {
    const plain = () => {
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
    plain();
    if (!wrong) return;
    document.title = prefix + document.title;
    return plain;
  }, [wrong]);
}
