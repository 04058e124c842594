'use client';
import { useAuth } from '@payloadcms/ui';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect } from 'react';
import { mutate } from 'swr';

const prefix = 'draft:';

/** The key in session storage of what the signed-in user types. @param about names the form and its record: `reply:12` */
export function useDraftKey(about: string): string {
  const { user } = useAuth();
  return `${prefix}${user?.id}:${about}`;
}

/** Erases the drafts of a tab when its user signs out, and what was read before somebody else signs in. */
export function EraseDrafts({ children }: { children: ReactNode }) {
  const pathname = usePathname();
  const { user } = useAuth();
  useEffect(() => {
    if (!pathname.endsWith('/logout')) return;
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix)) sessionStorage.removeItem(key);
  }, [pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each user
  useEffect(() => () => void mutate(() => true, undefined, { revalidate: false }), [user?.id]);
  return children;
}
