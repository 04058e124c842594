import { Link } from 'react-router';

/** The way to their own data, for those who have applied before. */
export function AppliedAlready() {
  return (
    <aside aria-label="For applicants" className="frame pb-[clamp(3rem,2rem+4vw,5rem)]">
      <p className="border-t border-line pt-6">
        Applied already?{' '}
        <Link to="/my-application" className="link inline-flex min-h-11 items-center">
          See where your application stands
        </Link>
      </p>
    </aside>
  );
}
