import { Form } from 'react-router';
import { SearchIcon } from '../ui/icons.tsx';

/** A field that searches the site, without a script too. */
export function SearchField({ className, value }: { className: string; value?: string }) {
  return (
    <Form action="/search" role="search" className={`flex ${className}`}>
      <input
        name="q"
        type="search"
        aria-label="Search this site"
        placeholder="Search this site"
        defaultValue={value}
        required
        maxLength={100}
        enterKeyHint="search"
        className="field-control min-w-0 grow border! border-line-strong! placeholder:text-text-soft"
      />
      <button type="submit" aria-label="Search" className="button shrink-0 px-4!">
        <SearchIcon className="size-6" />
      </button>
    </Form>
  );
}
