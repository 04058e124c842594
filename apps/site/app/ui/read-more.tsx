import { type ReactNode, useId, useState } from 'react';
import { plainText } from './plain-text.ts';

/** Characters above which a text is clamped (specification, section 9). */
const readMoreThreshold = 60;

/** Shows a long text clamped, with a button that toggles between Read more and Read Less. */
export function ReadMore({ html, about, children }: { html: string; about: string; children: ReactNode }) {
  const id = useId();
  const [open, setOpen] = useState(false);
  if (plainText(html).length <= readMoreThreshold) return <div>{children}</div>;
  return (
    <div>
      <div id={id} className={open ? '' : 'line-clamp-2 without-script:line-clamp-none'}>
        {children}
      </div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="link relative z-10 -mx-2 inline-flex min-h-11 items-center px-2 text-small without-script:hidden"
      >
        <span>{open ? 'Read Less' : 'Read more'}</span>
        <span className="sr-only"> about {about}</span>
      </button>
    </div>
  );
}
