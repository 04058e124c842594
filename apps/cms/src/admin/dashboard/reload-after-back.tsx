'use client';
import { usePathname } from 'next/navigation';
import { useEffect } from 'react';

/**
 * Reloads after Back or Forward to a list that was opened by its address: Payload's list erases Next's state of that
 * history entry (3.90.2, `providers/ListQuery`), and Next goes on showing the other screen.
 */
export function ReloadAfterBack() {
  const pathname = usePathname();
  useEffect(() => {
    const onPopState = ({ state }: PopStateEvent) => {
      if (state === null && location.pathname !== pathname) location.reload();
    };
    addEventListener('popstate', onPopState);
    return () => removeEventListener('popstate', onPopState);
  }, [pathname]);
  return null;
}
