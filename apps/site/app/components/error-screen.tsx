import { Link } from '../ui/link.tsx';
import { Emblem } from './brand/emblem.tsx';

/** Heading of an error screen (specification, section 8). */
export const errorTitle = 'Unexpected Application Error!';

/** The screen of an unexpected error, with a link home. */
export function ErrorScreen({ detail }: { detail: string }) {
  return (
    <div className="frame section-space grid min-h-[70svh] content-center justify-items-start gap-6">
      <Emblem className="h-24 w-20 rotate-24" />
      <h1 className="text-title">{errorTitle}</h1>
      <p className="measure text-lead text-text-soft">{detail}</p>
      <Link to="/" className="button">
        Go to the home page
      </Link>
    </div>
  );
}
