'use client';
import { useAuth } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';

const prefix = 'draft:';

/** The key in session storage of what the signed-in user types into a form. @param form names it and its record */
export function useDraftKey(form: string): string {
  const { user } = useAuth();
  return `${prefix}${user?.id}:${form}`;
}

/** Erases the drafts of a tab when its user signs out. */
export function EraseDrafts({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  useEffect(() => {
    if (!pathname.endsWith('/logout')) return;
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  }, [pathname]);
  return children;
}
