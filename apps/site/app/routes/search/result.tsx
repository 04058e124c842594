import type { SearchResult } from '@riverfront/contract';
import { Link } from 'react-router';
import { kindNames } from '../../components/search/kind-names.ts';
import { Matched } from '../../components/search/matched.tsx';

/** One result: what it is, its title and the place in it that matched. */
export function Result({ result: { kind, title, path, excerpt } }: { result: SearchResult }) {
  return (
    <li className="relative border-t border-line py-6">
      <p className="tag-line mb-1">{kindNames[kind].one}</p>
      <h2 className="text-card">
        <Link to={path} prefetch="intent" className="card-link">
          <Matched parts={title} />
        </Link>
      </h2>
      {excerpt.length > 0 ? (
        <p className="measure mt-2 text-text-soft">
          <Matched parts={excerpt} />
        </p>
      ) : null}
    </li>
  );
}
