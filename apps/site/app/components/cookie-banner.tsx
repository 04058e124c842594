import { lazy, Suspense } from 'react';
import { useBrowserState } from '../ui/use-browser-state.ts';
import { consentIn } from './cookie-consent.ts';

const CookieNotice = lazy(() => import('./cookie-notice.tsx'));

/** The cookie notice, for visitors who have not answered it yet; loaded only for them. */
export function CookieBanner() {
  const unanswered = useBrowserState(() => consentIn(document.cookie) === undefined);
  if (!unanswered) return null;
  return (
    <Suspense>
      <CookieNotice />
    </Suspense>
  );
}
