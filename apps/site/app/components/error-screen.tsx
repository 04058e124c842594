import { useEffect } from 'react';
import { Link } from 'react-router';
import { Emblem } from './brand.tsx';

/** Heading of an error screen (specification, section 8). */
export const errorTitle = 'Unexpected Application Error!';

/** The screen of an unexpected error, with a button that reloads the page, and a link home. */
export function ErrorScreen({ detail }: { detail: string }) {
  useEffect(() => {
    // React has rendered the document anew, without what its inline script had set.
    document.documentElement.dataset.scripting = 'enabled';
    scrollTo({ top: 0, behavior: 'instant' });
  }, []);
  return (
    <div className="frame section-space grid min-h-[70svh] content-center justify-items-start gap-6">
      <Emblem className="h-24 w-20 rotate-24" />
      <h1 className="text-title">{errorTitle}</h1>
      <p className="measure text-lead text-text-soft">{detail}</p>
      <div className="flex flex-wrap gap-4">
        {/* A new document also loads a script that could not be imported. */}
        <button type="button" className="button without-script:hidden" onClick={() => location.reload()}>
          Try again
        </button>
        <Link to="/" prefetch="intent" className="button button-quiet">
          Go to the home page
        </Link>
      </div>
    </div>
  );
}
