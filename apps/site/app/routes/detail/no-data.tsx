import { Link } from 'react-router';
import { Missing, type Suggestion } from '../../components/missing.tsx';
import { useDocumentTitle } from '../../site.ts';

interface NoDataProps {
  /** Where others of its kind are listed. */
  list?: Suggestion;
  nearest?: Suggestion[];
}

/** An item that is missing or could not be read. */
export function NoData({ list, nearest }: NoDataProps) {
  useDocumentTitle('No data found');
  return (
    <Missing nearest={nearest}>
      <h1 className="text-title">No data found.</h1>
      <div className="flex flex-wrap gap-4">
        {list ? (
          <Link to={list.path} prefetch="intent" className="button">
            {list.title}
          </Link>
        ) : null}
        <Link to="/" prefetch="intent" className={`button ${list ? 'button-quiet' : ''}`}>
          Go to the home page
        </Link>
      </div>
    </Missing>
  );
}
