'use client';

import { Button } from '@payloadcms/ui';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Options } from '../../form/field.tsx';
import { toQueryString } from '../../query-string.ts';
import './filter-form.css';
import { type AuditFilter, parseFilter, toConditions } from './filter-query.ts';

interface Option {
  value: string;
  label: string;
}

/** Filters the audit trail; the filter is in the URL, which can be bookmarked. */
export function FilterForm({ kinds, actions }: { kinds: Option[]; actions: Option[] }) {
  const router = useRouter();
  const path = usePathname();
  const search = useSearchParams();
  const filter = parseFilter(search);
  const current = JSON.stringify(filter);
  const submitted = useRef(current);
  const [version, setVersion] = useState(0);
  useEffect(() => {
    // A filter of this form is already in its fields, with what was typed until the list arrived.
    if (current === submitted.current) return;
    submitted.current = current;
    setVersion((before) => before + 1);
  }, [current]);
  function show(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const values = Object.fromEntries(new FormData(event.currentTarget)) as AuditFilter;
    const query = toQueryString({ where: { and: toConditions(values) } });
    submitted.current = JSON.stringify(parseFilter(new URLSearchParams(query)));
    router.push(query ? `${path}?${query}` : path);
  }
  return (
    // The key resets the uncontrolled fields when the URL changes by other means.
    <form className="audit-filter" onSubmit={show} key={version} aria-label="Filter the audit trail">
      <Select name="kind" label="Kind of record" options={kinds} value={filter.kind} />
      <Select name="action" label="What was done" options={actions} value={filter.action} />
      <Input name="who" label="Who" type="search" value={filter.who} />
      <Input name="from" label="From" type="date" value={filter.from} />
      <Input name="to" label="To" type="date" value={filter.to} />
      <div className="audit-filter__buttons">
        <Button type="submit" margin={false} size="medium">
          Show
        </Button>
        <Button
          type="button"
          buttonStyle="secondary"
          margin={false}
          size="medium"
          onClick={() => router.push(path)}
        >
          Show all
        </Button>
      </div>
    </form>
  );
}

interface FieldProps {
  name: keyof AuditFilter;
  label: string;
  value: string | undefined;
}

function Select({ name, label, value = '', options }: FieldProps & { options: Option[] }) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <select id={id} name={name} defaultValue={value}>
        <option value="">Any</option>
        <Options of={options} />
      </select>
    </p>
  );
}

function Input({ name, label, value, type }: FieldProps & { type: 'search' | 'date' }) {
  const id = useId();
  return (
    <p>
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} type={type} defaultValue={value} />
    </p>
  );
}
