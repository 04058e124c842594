import type { MenuItem } from '@riverfront/contract';
import { lazy, Suspense, useState } from 'react';

const PrivacyDialog = lazy(() => import('./privacy-dialog.tsx'));

/** Opens the privacy policy over the page; without scripts it is a link to the policy's own page. */
export function PrivacyButton({ item }: { item: MenuItem }) {
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
        className="link inline-flex min-h-11 items-center without-script:hidden"
      >
        {item.title}
      </button>
      <noscript>
        <a href={item.link} className="link inline-flex min-h-11 items-center">
          {item.title}
        </a>
      </noscript>
      {wanted ? (
        <Suspense>
          <PrivacyDialog title={item.title} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
