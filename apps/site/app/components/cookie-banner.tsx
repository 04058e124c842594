import { lazy, Suspense, useSyncExternalStore } from 'react';
import { whenOnline } from '../ui/when-online.ts';
import { consentIn } from './cookie-consent.ts';

const CookieNotice = lazy(whenOnline(() => import('./cookie-notice.tsx')));

const never = () => () => {};

/** The cookie notice, for visitors who have not answered it yet; loaded only for them. */
export function CookieBanner() {
  const unanswered = useSyncExternalStore(
    never,
    () => consentIn(document.cookie) === undefined,
    () => false,
  );
  if (!unanswered) return null;
  return (
    <Suspense>
      <CookieNotice />
    </Suspense>
  );
}
