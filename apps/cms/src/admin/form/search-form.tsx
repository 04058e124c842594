'use client';
import { useEffect, useRef } from 'react';

interface SearchFormProps {
  label: string;
  /** The words of the address. */
  value: string;
  onSearch: (words: string) => void;
}

/** Searches a list by Enter. The field follows the address, and keeps the focus. */
export function SearchForm({ label, value, onSearch }: SearchFormProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current) field.current.value = value;
  }, [value]);
  return (
    <form
      className="staff-field"
      onSubmit={(event) => {
        event.preventDefault();
        onSearch((field.current?.value ?? '').trim());
      }}
    >
      <input
        ref={field}
        type="search"
        defaultValue={value}
        aria-label={label}
        placeholder={label}
        // By its own button, which submits nothing.
        onChange={({ target }) => target.value === '' && value !== '' && onSearch('')}
      />
    </form>
  );
}
