import { Link } from 'react-router';
import { Emblem } from '../../components/brand.tsx';
import { useDocumentTitle } from '../../site.ts';

/** An item that is missing or could not be read. */
export function NoData() {
  useDocumentTitle('No data found');
  return (
    <div className="frame section-space grid min-h-[60svh] content-center justify-items-start gap-6">
      <Emblem className="h-24 w-20 rotate-24" />
      <h1 className="text-title">No data found.</h1>
      <Link to="/" prefetch="intent" className="button">
        Go to the home page
      </Link>
    </div>
  );
}
