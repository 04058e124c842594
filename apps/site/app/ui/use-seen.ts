import { type RefObject, useEffect, useState } from 'react';

/** Returns true once a share of the element, from 0 to 1, was visible. */
export function useSeen(element: RefObject<Element | null>, threshold: number): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!element.current || seen) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
      },
      { threshold },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, threshold, seen]);
  return seen;
}
